// Package libwatermill retries messages without a draw.
package libwatermill

import (
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/ThreeDotsLabs/watermill/message/router/middleware"
)

func routes(r *message.Router) {
	r.AddMiddleware(middleware.Retry{ // want `the delay of middleware.Retry doubles on every attempt .* with no random draw: .*; set RandomizationFactor`
		MaxRetries:      3,
		InitialInterval: 100 * time.Millisecond,
		MaxInterval:     time.Minute,
		Multiplier:      2,
	}.Middleware)
}
