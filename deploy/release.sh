#!/bin/sh
# Makes a build the release that nginx serves, with the configuration of this deployment in it (deploy/README.md).
#
#   sh deploy/release.sh <build>   copies the build, such as dist, and makes it current
#   sh deploy/release.sh --back    makes the release before it current again
#
# nginx has to reload afterwards; until then it serves the release before, whole. What can be set, in the environment:
#   PORTAL_CONFIG_FILE   the configuration as JSON; /etc/portal/config.json where nothing is set
#   PORTAL_CONFIG        the same as text, instead of the file
#   PORTAL_FILES         a folder of files that replace those of the build, such as brand/logo.svg; /etc/portal/files, if it is there
#   PORTAL_DIRECTORY     where the releases are; /var/lib/portal where nothing is set
#   PORTAL_PORT          80 where nothing is set
#   PORTAL_PATH          / where nothing is set, or a path such as /portal/
#   PORTAL_WORKER        "off" serves the kill switch instead of the service worker (docs/service-worker.md)
set -eu
umask 022
DEPLOY=$(cd "$(dirname "$0")" && pwd)
DIRECTORY=${PORTAL_DIRECTORY:-/var/lib/portal}
FILES=${PORTAL_FILES:-/etc/portal/files}

stop() {
  echo "portal: $1" >&2
  exit 1
}

# Makes another release current. A link is replaced in one step: there is no moment without a release. mv of macOS has no -T: cdn.sh, which
# also runs there, makes only first releases, and those replace nothing.
switch_to() {
  if [ ! -L "$DIRECTORY/current" ]; then
    ln -s "$1" "$DIRECTORY/current"
    return
  fi
  if [ "$(readlink "$DIRECTORY/current")" != "$1" ]; then
    ln -sfn "$(readlink "$DIRECTORY/current")" "$DIRECTORY/previous"
  fi
  ln -sfn "$1" "$DIRECTORY/next"
  mv -T "$DIRECTORY/next" "$DIRECTORY/current"
}

if [ "${1:-}" = --back ]; then
  [ -L "$DIRECTORY/previous" ] || stop "there is no release before this one in $DIRECTORY"
  switch_to "$(readlink "$DIRECTORY/previous")"
  exit
fi

BUILD=${1:-}
[ -f "$BUILD/index.html" ] && [ -d "$BUILD/assets" ] || stop "\"$BUILD\" is no build of the portal: npm run build writes one to dist"
mkdir -p "$DIRECTORY/releases" "$DIRECTORY/assets"
NAME=releases/$(date -u +%Y%m%dT%H%M%SZ)-$$
RELEASE=$DIRECTORY/$NAME
trap 'rm -rf "$RELEASE"' EXIT
mkdir -p "$RELEASE/html"

# Whatever is wrong with the configuration ends here, before anything that is served has changed.
PORTAL_CONFIG_FILE=${PORTAL_CONFIG_FILE:-/etc/portal/config.json} PORTAL_CONFIG=${PORTAL_CONFIG:-} \
  PORTAL_PORT=${PORTAL_PORT:-80} PORTAL_PATH=${PORTAL_PATH:-/} \
  BUILD=$BUILD RELEASE=$RELEASE DEPLOY=$DEPLOY ASSETS=$DIRECTORY/assets LC_ALL=C awk -f "$DEPLOY/configuration.awk"

for each in "$BUILD"/*; do
  case ${each##*/} in
    index.html | manifest.webmanifest | sw.js | assets) ;;
    *) cp -R "$each" "$RELEASE/html/" ;;
  esac
done
if [ -d "$FILES" ]; then cp -R "$FILES/." "$RELEASE/html/"; fi

# Every visit begins with the page, and nobody changes it in a release: where there is brotli, it is compressed once, and better than
# nginx would for each visit.
if command -v brotli > /dev/null; then brotli -q 11 -o "$RELEASE/html/index.html.br" "$RELEASE/html/index.html"; fi
if [ "${PORTAL_WORKER:-}" = off ]; then cp "$DEPLOY/kill-switch/sw.js" "$RELEASE/html/sw.js"; fi

# Open portals go on with the files of their own release. Those were needed until now, and stay for a week from now. The second list
# is for containers that share assets/ and nothing else: it names the files of the release that was made last, in whichever of them.
for list in "$DIRECTORY/current/assets.txt" "$DIRECTORY/assets/.last"; do
  if [ ! -f "$list" ]; then continue; fi
  while read -r file; do touch -c "$DIRECTORY/assets/$file"; done < "$list"
done
# A file that is being served is never written to: it is replaced in one step, or it only gets today's date. The new files wait in a folder
# that no other container uses, because mktemp writes other letters in place of each X.
NEW=$(mktemp -d "$DIRECTORY/assets/.new.XXXXXX")
trap 'rm -rf "$RELEASE" "$NEW"' EXIT
# Source maps are for those who look for a fault, and not for customers.
(cd "$BUILD/assets" && find . -type f ! -name '*.map') > "$RELEASE/assets.txt"
while read -r file; do
  if cmp -s "$BUILD/assets/$file" "$DIRECTORY/assets/$file"; then
    touch -c "$DIRECTORY/assets/$file"
  else
    cp "$BUILD/assets/$file" "$NEW/file"
    mv -f "$NEW/file" "$DIRECTORY/assets/$file"
  fi
done < "$RELEASE/assets.txt"
cp "$RELEASE/assets.txt" "$NEW/last"
mv -f "$NEW/last" "$DIRECTORY/assets/.last"
rm -rf "$NEW"
find "$RELEASE/html" -type f -name '*.map' -exec rm -f {} +
# Another container may remove the same files at the same moment: a release does not fail because of that.
find "$DIRECTORY/assets" -type f -mtime +7 -exec rm -f {} + || true

trap - EXIT
switch_to "$NAME"
find "$DIRECTORY/releases" -mindepth 1 -maxdepth 1 -mtime +7 | while read -r old; do
  case releases/${old##*/} in
    "$NAME" | "$(readlink "$DIRECTORY/previous" || true)") ;;
    *) rm -rf "$old" ;;
  esac
done
