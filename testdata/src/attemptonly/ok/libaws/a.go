// Package libaws leaves AWS's clients the context of the request.
package libaws

import "github.com/aws/aws-sdk-go/aws"

func literal() *aws.Config {
	return &aws.Config{MaxRetries: aws.Int(5)} // schedule `counted=yes deadline=yes`
}

func made() *aws.Config {
	c := aws.NewConfig() // schedule `counted=yes deadline=yes`
	c.SleepDelay = nil
	return c
}
