#!/bin/sh
# What a container of the portal runs (deploy/Containerfile): its build with the configuration of this deployment, then nginx.
set -eu
sh "$(dirname "$0")/release.sh" "$(dirname "$0")/../build"
exec nginx -e stderr -c "$(cd "$(dirname "$0")" && pwd)/container-nginx.conf"
