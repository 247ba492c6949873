package knowledge

// Sleeps of libraries, as far as a hold around them is concerned: the goroutine blocks in the call, and what it holds is
// held all that time. The engines of policy.go block too, and need no row here.

var sleepRows = []Hold{
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Do", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Get", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Head", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Post", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).PostForm", Does: Waits},
	{Name: "github.com/sethvargo/go-retry.Do", Does: Waits},
	{Name: "(*github.com/grafana/dskit/backoff.Backoff).Wait", Does: Waits},
	{Name: "github.com/googleapis/gax-go/v2.Sleep", Does: Waits},
	{Name: "github.com/aws/aws-sdk-go/aws.SleepWithContext", Does: Waits},
	{Name: "github.com/aws/smithy-go/time.SleepWithContext", Does: Waits},
}
