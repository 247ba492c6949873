package knowledge

// Sleeps of libraries, as far as a hold around them is concerned: the goroutine blocks in the call, and what it holds is
// held all that time. The engines of policy.go block too, and need no row here.

var sleepRows = []Hold{
	{Name: "github.com/googleapis/gax-go/v2.Sleep", Does: Waits},
	{Name: "github.com/aws/aws-sdk-go/aws.SleepWithContext", Does: Waits},
	{Name: "github.com/aws/smithy-go/time.SleepWithContext", Does: Waits},
	{Name: "github.com/Azure/go-autorest/autorest.DelayForBackoff", Does: Waits},
	{Name: "github.com/Azure/go-autorest/autorest.DelayForBackoffWithCap", Does: Waits},
	{Name: "github.com/Azure/go-autorest/autorest.DelayWithRetryAfter", Does: Waits},
}
