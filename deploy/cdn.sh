#!/bin/sh
# Writes a folder to be uploaded to a CDN or an object store, with the configuration of this deployment in it (deploy/README.md).
#
#   sh deploy/cdn.sh <build> <folder>
#
# What can be set is what deploy/release.sh takes, but PORTAL_PATH. The folder holds html/, which is uploaded, and beside it the headers for a CDN.
set -eu
DEPLOY=$(cd "$(dirname "$0")" && pwd)
if [ $# -ne 2 ] || [ -e "$2" ]; then
  echo "portal: sh deploy/cdn.sh <build> <folder that is not there yet>" >&2
  exit 1
fi
# The files lie at the root of the folder: below a path no rule of the headers would be about them.
if [ "${PORTAL_PATH:-/}" != / ]; then
  echo "portal: cdn.sh takes no PORTAL_PATH: on a CDN the portal is served at /" >&2
  exit 1
fi
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
PORTAL_DIRECTORY=$WORK sh "$DEPLOY/release.sh" "$1"
mkdir -p "$2"
cp -R "$WORK/current/html" "$WORK/current/cloudfront-headers.json" "$2/"
cp -R "$WORK/assets" "$2/html/assets"
# A CDN compresses by itself, and would serve prepared encodings as files of their own. The list of files is for release.sh alone.
rm -f "$2/html/index.html.br"
find "$2/html/assets" -type f \( -name '*.br' -o -name '*.gz' -o -name .last \) -exec rm {} +
# Netlify and Cloudflare Pages read it there.
cp "$WORK/current/_headers" "$2/html/"
# Without this page Cloudflare Pages would answer a file that is missing with the portal's page and the status 200.
cat > "$2/html/404.html" << 'END'
<!doctype html>
<html lang="pt-BR">
  <meta charset="utf-8">
  <title>Não encontrado</title>
  <p>Este endereço não existe.</p>
</html>
END
