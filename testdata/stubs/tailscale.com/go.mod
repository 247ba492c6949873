module tailscale.com

go 1.22
