#!/usr/bin/env bash
# podman-compose 1.0.3, the one of Debian 12, starts what a compose file says must not start: the Compose specification lets ${PASSWORD:?a password} end
# with that message where the variable is not set or empty. Not set does so; empty, as in an example of an .env file that nobody filled in, is taken for
# the value, and the container gets an empty setting.
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
      SEEN_NOWHERE: ${SEEN_NOWHERE:?a password}
COMPOSE

# It asks podman for its version first, also in a dry run.
printf '#!/bin/sh\necho "podman version 4.3.1"\n' > podman
chmod +x podman
compose() { PYTHONPATH=root/usr/lib/python3/dist-packages PATH="$folder:$PATH" /usr/bin/python3 root/usr/bin/podman-compose "$@" 2>&1; }
outcome() { compose --dry-run up --no-start | grep -o -e '-e [A-Z_]*=[^ ]*' -e '^RuntimeError: .*' | sed 's/^-e //'; }

seen=$(
  compose version | grep -m1 -i 'podman-compose.* version'
  echo "not set: $(outcome)"
  echo "SEEN_NOWHERE=" > .env
  echo "empty: $(outcome)"
)
echo "$seen"
expected='podman-composer version  1.0.3
not set: RuntimeError: a password
empty: SEEN_NOWHERE='
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
