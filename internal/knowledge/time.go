package knowledge

// What package time does: the waits, the clock, arithmetic on durations.

var timeRows = []Func{
	{Name: "time.Sleep", Role: SleepFor},
	{Name: "time.After", Role: After},
	{Name: "time.NewTimer", Role: NewTimer},
	{Name: "(*time.Timer).Reset", Role: ResetTimer},
	{Name: "(*time.Timer).Stop", Role: StopTimer, Arg: -1},
	{Name: "time.NewTicker", Role: NewTicker},
	{Name: "(*time.Ticker).Reset", Role: ResetTicker},
	{Name: "(*time.Ticker).Stop", Role: StopTicker, Arg: -1},
	{Name: "time.Tick", Role: Tick},
	{Name: "time.AfterFunc", Role: AfterFunc},

	{Name: "time.Now", Role: Clock, Arg: -1},
	{Name: "time.Since", Role: Clock},
	{Name: "time.Until", Role: Clock},

	{Name: "(time.Time).Unix", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).UnixMilli", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).UnixMicro", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).UnixNano", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).Nanosecond", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).Second", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).Minute", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).Hour", Role: ClockPart, Arg: -1},
	{Name: "(time.Time).Sub", Role: ClockPart},

	{Name: "(time.Time).After", Role: ClockCompare},
	{Name: "(time.Time).Before", Role: ClockCompare},
	{Name: "(time.Time).Compare", Role: ClockCompare},
	{Name: "(time.Time).Equal", Role: ClockCompare},
	{Name: "(time.Time).IsZero", Role: ClockCompare, Arg: -1},

	{Name: "(time.Time).Add", Role: ClockShift},
	{Name: "(time.Time).Round", Role: ClockShift},
	{Name: "(time.Time).Truncate", Role: ClockShift},

	{Name: "(time.Duration).Nanoseconds", Role: DurationPart, Arg: -1},
	{Name: "(time.Duration).Microseconds", Role: DurationPart, Arg: -1},
	{Name: "(time.Duration).Milliseconds", Role: DurationPart, Arg: -1},
	{Name: "(time.Duration).Seconds", Role: DurationPart, Arg: -1},
	{Name: "(time.Duration).Minutes", Role: DurationPart, Arg: -1},
	{Name: "(time.Duration).Hours", Role: DurationPart, Arg: -1},
	{Name: "(time.Duration).Round", Role: DurationRound},
	{Name: "(time.Duration).Truncate", Role: DurationRound},
	{Name: "(time.Duration).Abs", Role: DurationRound, Arg: -1},
	{Name: "time.ParseDuration", Role: ParseDuration},
}
