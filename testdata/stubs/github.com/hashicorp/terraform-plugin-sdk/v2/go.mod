module github.com/hashicorp/terraform-plugin-sdk/v2

go 1.22
