module fixtures

go 1.26

require (
	example.com/outside v1.0.0
	github.com/Azure/azure-sdk-for-go/sdk/azcore v1.0.0
	github.com/Azure/go-autorest/autorest v1.0.0
	github.com/IBM/sarama v1.0.0
	github.com/Rican7/retry v1.0.0
	github.com/ThreeDotsLabs/watermill v1.0.0
	github.com/avast/retry-go v1.0.0
	github.com/avast/retry-go/v3 v3.0.0
	github.com/avast/retry-go/v4 v4.0.0
	github.com/avast/retry-go/v5 v5.0.0
	github.com/aws/aws-sdk-go v1.0.0
	github.com/aws/aws-sdk-go-v2 v1.0.0
	github.com/aws/smithy-go v1.0.0
	github.com/bsm/redislock v1.0.0
	github.com/cenkalti/backoff v1.0.0
	github.com/cenkalti/backoff/v3 v3.0.0
	github.com/cenkalti/backoff/v4 v4.0.0
	github.com/cenkalti/backoff/v5 v5.0.0
	github.com/cloudflare/backoff v1.0.0
	github.com/cockroachdb/cockroach-go/v2 v2.0.0
	github.com/dgraph-io/badger/v4 v4.0.0
	github.com/eapache/go-resiliency v1.0.0
	github.com/elastic/elastic-transport-go/v8 v8.0.0
	github.com/elastic/go-elasticsearch/v8 v8.0.0
	github.com/failsafe-go/failsafe-go v1.0.0
	github.com/go-kit/kit v1.0.0
	github.com/go-redsync/redsync/v4 v4.0.0
	github.com/go-resty/resty/v2 v2.0.0
	github.com/gocql/gocql v1.0.0
	github.com/gofrs/flock v1.0.0
	github.com/gojek/heimdall/v7 v7.0.0
	github.com/googleapis/gax-go/v2 v2.0.0
	github.com/grafana/dskit v1.0.0
	github.com/grpc-ecosystem/go-grpc-middleware v1.0.0
	github.com/grpc-ecosystem/go-grpc-middleware/v2 v2.0.0
	github.com/hashicorp/go-retryablehttp v1.0.0
	github.com/hashicorp/terraform-plugin-sdk/v2 v2.0.0
	github.com/hashicorp/vault/api v1.0.0
	github.com/hibiken/asynq v1.0.0
	github.com/jackc/pgx/v4 v4.0.0
	github.com/jackc/pgx/v5 v5.0.0
	github.com/jmoiron/sqlx v1.0.0
	github.com/jpillora/backoff v1.0.0
	github.com/juju/retry v1.0.0
	github.com/lestrrat-go/backoff/v2 v2.0.0
	github.com/matryer/try v1.0.0
	github.com/minio/minio-go/v7 v7.0.0
	github.com/nats-io/nats.go v1.0.0
	github.com/olivere/elastic/v7 v7.0.0
	github.com/pingcap/failpoint v1.0.0
	github.com/redis/go-redis/v9 v9.0.0
	github.com/riverqueue/river v1.0.0
	github.com/segmentio/kafka-go v1.0.0
	github.com/sethgrid/pester v1.0.0
	github.com/sethvargo/go-retry v1.0.0
	github.com/sony/gobreaker v1.0.0
	github.com/twmb/franz-go v1.0.0
	github.com/uptrace/bun v1.0.0
	go.etcd.io/bbolt v1.0.0
	go.etcd.io/etcd/client/v3 v3.0.0
	go.mongodb.org/mongo-driver v1.0.0
	go.mongodb.org/mongo-driver/v2 v2.0.0
	go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp v1.0.0
	go.temporal.io/sdk v1.0.0
	golang.org/x/sync v1.0.0
	google.golang.org/grpc v1.0.0
	gopkg.in/matryer/try.v1 v1.0.0
	gorm.io/gorm v1.0.0
	k8s.io/apimachinery v1.0.0
	k8s.io/client-go v1.0.0
	k8s.io/utils v1.0.0
	resty.dev/v3 v3.0.0
	sigs.k8s.io/controller-runtime v1.0.0
	tailscale.com v1.0.0
	xorm.io/xorm v1.0.0
)

replace (
	example.com/outside => ../stubs/example.com/outside
	github.com/Azure/azure-sdk-for-go/sdk/azcore => ../stubs/github.com/Azure/azure-sdk-for-go/sdk/azcore
	github.com/Azure/go-autorest/autorest => ../stubs/github.com/Azure/go-autorest/autorest
	github.com/IBM/sarama => ../stubs/github.com/IBM/sarama
	github.com/Rican7/retry => ../stubs/github.com/Rican7/retry
	github.com/ThreeDotsLabs/watermill => ../stubs/github.com/ThreeDotsLabs/watermill
	github.com/avast/retry-go => ../stubs/github.com/avast/retry-go
	github.com/avast/retry-go/v3 => ../stubs/github.com/avast/retry-go/v3
	github.com/avast/retry-go/v4 => ../stubs/github.com/avast/retry-go/v4
	github.com/avast/retry-go/v5 => ../stubs/github.com/avast/retry-go/v5
	github.com/aws/aws-sdk-go => ../stubs/github.com/aws/aws-sdk-go
	github.com/aws/aws-sdk-go-v2 => ../stubs/github.com/aws/aws-sdk-go-v2
	github.com/aws/smithy-go => ../stubs/github.com/aws/smithy-go
	github.com/bsm/redislock => ../stubs/github.com/bsm/redislock
	github.com/cenkalti/backoff => ../stubs/github.com/cenkalti/backoff
	github.com/cenkalti/backoff/v3 => ../stubs/github.com/cenkalti/backoff/v3
	github.com/cenkalti/backoff/v4 => ../stubs/github.com/cenkalti/backoff/v4
	github.com/cenkalti/backoff/v5 => ../stubs/github.com/cenkalti/backoff/v5
	github.com/cloudflare/backoff => ../stubs/github.com/cloudflare/backoff
	github.com/cockroachdb/cockroach-go/v2 => ../stubs/github.com/cockroachdb/cockroach-go/v2
	github.com/dgraph-io/badger/v4 => ../stubs/github.com/dgraph-io/badger/v4
	github.com/eapache/go-resiliency => ../stubs/github.com/eapache/go-resiliency
	github.com/elastic/elastic-transport-go/v8 => ../stubs/github.com/elastic/elastic-transport-go/v8
	github.com/elastic/go-elasticsearch/v8 => ../stubs/github.com/elastic/go-elasticsearch/v8
	github.com/failsafe-go/failsafe-go => ../stubs/github.com/failsafe-go/failsafe-go
	github.com/go-kit/kit => ../stubs/github.com/go-kit/kit
	github.com/go-redsync/redsync/v4 => ../stubs/github.com/go-redsync/redsync/v4
	github.com/go-resty/resty/v2 => ../stubs/github.com/go-resty/resty/v2
	github.com/gocql/gocql => ../stubs/github.com/gocql/gocql
	github.com/gofrs/flock => ../stubs/github.com/gofrs/flock
	github.com/gojek/heimdall/v7 => ../stubs/github.com/gojek/heimdall/v7
	github.com/googleapis/gax-go/v2 => ../stubs/github.com/googleapis/gax-go/v2
	github.com/grafana/dskit => ../stubs/github.com/grafana/dskit
	github.com/grpc-ecosystem/go-grpc-middleware => ../stubs/github.com/grpc-ecosystem/go-grpc-middleware
	github.com/grpc-ecosystem/go-grpc-middleware/v2 => ../stubs/github.com/grpc-ecosystem/go-grpc-middleware/v2
	github.com/hashicorp/go-retryablehttp => ../stubs/github.com/hashicorp/go-retryablehttp
	github.com/hashicorp/terraform-plugin-sdk/v2 => ../stubs/github.com/hashicorp/terraform-plugin-sdk/v2
	github.com/hashicorp/vault/api => ../stubs/github.com/hashicorp/vault/api
	github.com/hibiken/asynq => ../stubs/github.com/hibiken/asynq
	github.com/jackc/pgx/v4 => ../stubs/github.com/jackc/pgx/v4
	github.com/jackc/pgx/v5 => ../stubs/github.com/jackc/pgx/v5
	github.com/jmoiron/sqlx => ../stubs/github.com/jmoiron/sqlx
	github.com/jpillora/backoff => ../stubs/github.com/jpillora/backoff
	github.com/juju/retry => ../stubs/github.com/juju/retry
	github.com/lestrrat-go/backoff/v2 => ../stubs/github.com/lestrrat-go/backoff/v2
	github.com/matryer/try => ../stubs/github.com/matryer/try
	github.com/minio/minio-go/v7 => ../stubs/github.com/minio/minio-go/v7
	github.com/nats-io/nats.go => ../stubs/github.com/nats-io/nats.go
	github.com/olivere/elastic/v7 => ../stubs/github.com/olivere/elastic/v7
	github.com/pingcap/failpoint => ../stubs/github.com/pingcap/failpoint
	github.com/redis/go-redis/v9 => ../stubs/github.com/redis/go-redis/v9
	github.com/riverqueue/river => ../stubs/github.com/riverqueue/river
	github.com/segmentio/kafka-go => ../stubs/github.com/segmentio/kafka-go
	github.com/sethgrid/pester => ../stubs/github.com/sethgrid/pester
	github.com/sethvargo/go-retry => ../stubs/github.com/sethvargo/go-retry
	github.com/sony/gobreaker => ../stubs/github.com/sony/gobreaker
	github.com/twmb/franz-go => ../stubs/github.com/twmb/franz-go
	github.com/uptrace/bun => ../stubs/github.com/uptrace/bun
	go.etcd.io/bbolt => ../stubs/go.etcd.io/bbolt
	go.etcd.io/etcd/client/v3 => ../stubs/go.etcd.io/etcd/client/v3
	go.mongodb.org/mongo-driver => ../stubs/go.mongodb.org/mongo-driver
	go.mongodb.org/mongo-driver/v2 => ../stubs/go.mongodb.org/mongo-driver/v2
	go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp => ../stubs/go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp
	go.temporal.io/sdk => ../stubs/go.temporal.io/sdk
	golang.org/x/sync => ../stubs/golang.org/x/sync
	google.golang.org/grpc => ../stubs/google.golang.org/grpc
	gopkg.in/matryer/try.v1 => ../stubs/gopkg.in/matryer/try.v1
	gorm.io/gorm => ../stubs/gorm.io/gorm
	k8s.io/apimachinery => ../stubs/k8s.io/apimachinery
	k8s.io/client-go => ../stubs/k8s.io/client-go
	k8s.io/utils => ../stubs/k8s.io/utils
	resty.dev/v3 => ../stubs/resty.dev/v3
	sigs.k8s.io/controller-runtime => ../stubs/sigs.k8s.io/controller-runtime
	tailscale.com => ../stubs/tailscale.com
	xorm.io/xorm => ../stubs/xorm.io/xorm
)
