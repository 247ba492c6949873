// Package libwatermill never grows without a MaxInterval: a setting without effect, no missing ceiling.
package libwatermill

import (
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/ThreeDotsLabs/watermill/message/router/middleware"
)

func noMaximum(r *message.Router) {
	r.AddMiddleware(middleware.Retry{MaxRetries: 30, InitialInterval: time.Second, Multiplier: 2, RandomizationFactor: 0.5}.Middleware) // schedule `growth=fixed`
}

func capped(r *message.Router) {
	r.AddMiddleware(middleware.Retry{MaxRetries: 30, InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}.Middleware) // schedule `largest=1m0s .* ceiling=yes attempts=31`
}
