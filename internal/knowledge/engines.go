package knowledge

// Retry engines and sleeps of libraries, as far as a hold around them is concerned: the goroutine blocks in the call,
// between attempts, and what it holds is held all that time. Left out: engines that run until they are told to stop
// (wait.Until), which nobody calls with a lock held, and those that wait in a goroutine of their own.

var engineRows = []Hold{
	{Name: "k8s.io/client-go/util/retry.OnError", Does: Waits},
	{Name: "k8s.io/client-go/util/retry.RetryOnConflict", Does: Waits},
	{Name: "k8s.io/apimachinery/pkg/util/wait.ExponentialBackoff", Does: Waits},
	{Name: "k8s.io/apimachinery/pkg/util/wait.ExponentialBackoffWithContext", Does: Waits},
	{Name: "k8s.io/apimachinery/pkg/util/wait.Poll", Does: Waits},
	{Name: "k8s.io/apimachinery/pkg/util/wait.PollImmediate", Does: Waits},
	{Name: "k8s.io/apimachinery/pkg/util/wait.PollUntilContextTimeout", Does: Waits},
	{Name: "k8s.io/apimachinery/pkg/util/wait.PollUntilContextCancel", Does: Waits},
	{Name: "github.com/cenkalti/backoff/v5.Retry", Does: Waits},
	{Name: "github.com/cenkalti/backoff/v4.RetryNotify", Does: Waits},
	{Name: "github.com/cenkalti/backoff/v4.RetryNotifyWithTimer", Does: Waits},
	{Name: "github.com/avast/retry-go/v4.Do", Does: Waits},
	{Name: "github.com/avast/retry-go/v4.DoWithData", Does: Waits},
	{Name: "github.com/sethvargo/go-retry.Do", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Do", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Get", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Head", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).Post", Does: Waits},
	{Name: "(*github.com/hashicorp/go-retryablehttp.Client).PostForm", Does: Waits},
	{Name: "(*github.com/grafana/dskit/backoff.Backoff).Wait", Does: Waits},
	{Name: "github.com/googleapis/gax-go/v2.Sleep", Does: Waits},
	{Name: "github.com/aws/aws-sdk-go/aws.SleepWithContext", Does: Waits},
	{Name: "github.com/aws/smithy-go/time.SleepWithContext", Does: Waits},
}
