// Package libaws has the first version of AWS's client wait where no context reaches.
package libaws

import (
	"time"

	"github.com/aws/aws-sdk-go/aws"
)

func literal() *aws.Config {
	return &aws.Config{Region: aws.String("eu-west-1"), SleepDelay: time.Sleep} // want `aws.Config makes a limited number of attempts and has no deadline: .*; leave SleepDelay unset`
}

func assigned() *aws.Config {
	c := aws.NewConfig() // want `aws.NewConfig makes a limited number of attempts`
	c.SleepDelay = func(d time.Duration) { time.Sleep(d) }
	return c
}

func built() *aws.Config {
	return aws.NewConfig().WithSleepDelay(time.Sleep) // want `has no deadline`
}
