// Package libwatermill draws, or leaves out what would make the delay grow.
package libwatermill

import (
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/ThreeDotsLabs/watermill/message/router/middleware"
)

func drawn(r *message.Router) {
	retry := middleware.Retry{MaxRetries: 3, InitialInterval: time.Second, MaxInterval: time.Minute, Multiplier: 2, RandomizationFactor: 0.5} // schedule `draw=fresh`
	r.AddMiddleware(retry.Middleware)
}

func noMaximum(r *message.Router) {
	r.AddMiddleware(middleware.Retry{MaxRetries: 3, InitialInterval: time.Second, Multiplier: 2}.Middleware) // schedule `growth=fixed`
}
