package knowledge

// github.com/ThreeDotsLabs/watermill v1.5.1, message/router/middleware (retry.go:25-134): cenkalti's fifth version, filled
// in field by field, so that zero is zero: nothing drawn without RandomizationFactor, and without Multiplier or
// MaxInterval the delay never grows. The context is the message's.

func watermillRows() []Policy {
	plan := Plan{Shape: Exponential, Spread: Around}
	plan.Context.Is = Maybe
	return []Policy{{
		Name: "github.com/ThreeDotsLabs/watermill/message/router/middleware.Retry", Does: Holds, Plan: plan,
		Draw: "set RandomizationFactor, for example to 0.5", Cap: "set MaxInterval",
		Sets: []Set{
			{Field: "MaxRetries", Slot: SlotAttempts, Add: 1, Zero: ZeroDefault, Default: 1}, {Field: "InitialInterval", Slot: SlotBase},
			{Field: "MaxInterval", Slot: SlotCeiling, Zero: ZeroPins}, {Field: "Multiplier", Slot: SlotFactor, Zero: ZeroPins},
			{Field: "MaxElapsedTime", Slot: SlotElapsed}, {Field: "RandomizationFactor", Slot: SlotJitter},
		},
	}}
}
