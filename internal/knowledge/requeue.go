package knowledge

// What is done again after a delay that a queue or a controller keeps: a method that hands a thing back to its queue, a
// field of what a reconciler answers. The queues have many homes, so a name decides here as it does for a clock. What
// guards it: the method takes one duration, at most two things beside it, and gives nothing but an error, or takes the
// thing and answers an int; the field is a duration of a struct named Result.

import "go/types"

var requeueNames = map[string]bool{
	"AddAfter": true, "EnqueueAfter": true, "EnqueueKeyAfter": true, "RequeueAfter": true,
	"Requeue": true, "RequeueWithoutBackoff": true, "NakWithDelay": true,
}

// RequeueMethod returns the row of a method that hands a thing back to its queue after a delay.
func RequeueMethod(fn *types.Func) (Func, bool) {
	none := Func{Arg: -1}
	if fn == nil || !requeueNames[fn.Name()] || fn.Signature().Recv() == nil {
		return none, false
	}
	params, results := fn.Signature().Params(), fn.Signature().Results()
	if params.Len() > 3 || results.Len() > 1 || results.Len() == 1 && !IsError(results.At(0).Type()) {
		return none, false
	}
	arg := durationArg(fn)
	return Func{Name: fn.FullName(), Role: Requeue, Arg: arg}, arg >= 0
}

// IsRequeue reports whether a field of a struct of type t says after what delay whoever answers that struct is run again.
func IsRequeue(t types.Type, field *types.Var) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Result" && IsRequeueField(field)
}

// IsRequeueField reports whether a field may be such a one, whatever struct it is of.
func IsRequeueField(field *types.Var) bool {
	return field != nil && field.IsField() && field.Name() == "RequeueAfter" && IsDuration(field.Type())
}

// CountsRequeues reports whether a method tells how often a queue was handed the same thing again: NumRequeues of a work
// queue.
func CountsRequeues(fn *types.Func) bool {
	if fn == nil || fn.Name() != "NumRequeues" || fn.Signature().Recv() == nil {
		return false
	}
	params, results := fn.Signature().Params(), fn.Signature().Results()
	return params.Len() == 1 && results.Len() == 1 && types.Identical(results.At(0).Type(), types.Typ[types.Int])
}
