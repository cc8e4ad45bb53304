#!/usr/bin/env bash
# podman-compose 1.0.3, the one of Debian 12, fills in a variable with a default, such as ${PORT:-80}, but not one whose default is empty: the Compose
# specification gives ${ADDRESS:-} the value "" where nothing is set, and here the container gets the text of the variable itself as its setting,
# without a warning. The same holds for ${ADDRESS-}. A server that reads an empty setting as none works with docker compose, and here refuses to start
# or takes the text for its address. A default of one blank is filled in.
#
# Takes the package and the two that it needs from Debian's archive into a temporary folder, without installing them, writes a compose file, prints the
# settings that the container would get (a dry run: no container is made), and removes the folder. Ends with 1 if another version or other settings are
# there. Needs Debian 12 and its python3.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download -qq podman-compose=1.0.3-3 python3-dotenv=0.21.0-1 python3-yaml=6.0-3+b2 2> warnings || { cat warnings >&2; exit 1; }
for package in *.deb; do dpkg-deb --extract "$package" root; done

cat > compose.yaml <<'COMPOSE'
services:
  web:
    image: example
    environment:
      FILLED: ${SEEN_NOWHERE:-80}
      EMPTY: ${SEEN_NOWHERE:-}
      EMPTY_IF_UNSET: ${SEEN_NOWHERE-}
      BLANK: "${SEEN_NOWHERE:- }"
COMPOSE

# It asks podman for its version first, also in a dry run.
printf '#!/bin/sh\necho "podman version 4.3.1"\n' > podman
chmod +x podman
compose() { PYTHONPATH=root/usr/lib/python3/dist-packages PATH="$folder:$PATH" /usr/bin/python3 root/usr/bin/podman-compose "$@" 2>&1; }

seen=$(
  compose version | grep -m1 -i 'podman-compose.* version'
  compose --dry-run up --no-start | grep -o -e '-e [A-Z_]*=[^ ]*' | sed 's/^-e //'
)
echo "$seen"
expected='podman-composer version  1.0.3
FILLED=80
EMPTY=${SEEN_NOWHERE:-}
EMPTY_IF_UNSET=${SEEN_NOWHERE-}
BLANK='
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
