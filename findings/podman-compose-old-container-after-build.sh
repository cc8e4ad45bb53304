#!/usr/bin/env bash
# podman-compose 1.0.3, the one of Debian 12, goes on with the old container after a new image was built: "up --detach --build" is how docker compose
# upgrades a service, by a container of the new image in place of the old one. Here the build is done, the new container is refused because its name is
# taken, the old one is started, which runs already, and the command ends with 0. With --force-recreate, or after "down", it is a new one.
#
# Takes the package and the two that it needs from Debian's archive into a temporary folder, without installing them, writes a compose file and a podman
# that notes what it is asked and knows the names that it has given (no container is made), prints what was asked the second time, and removes the
# folder. Ends with 1 if another version or other requests are there. Needs Debian 12 and its python3.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download -qq podman-compose=1.0.3-3 python3-dotenv=0.21.0-1 python3-yaml=6.0-3+b2 2> warnings || { cat warnings >&2; exit 1; }
for package in *.deb; do dpkg-deb --extract "$package" root; done

printf 'FROM scratch\n' > Containerfile
cat > compose.yaml <<'COMPOSE'
services:
  web:
    image: example
    build: .
COMPOSE

# As podman does: a name that a container has is refused with 125.
cat > podman <<'PODMAN'
#!/bin/sh
case $1 in
  --version) echo "podman version 4.3.1" ;;
  run)
    if [ -e name-is-taken ]; then
      echo "run: refused, the name is taken" >> requests
      exit 125
    fi
    touch name-is-taken
    echo "run" >> requests
    ;;
  build | start | stop | rm) echo "$1" >> requests ;;
esac
PODMAN
chmod +x podman
compose() { PYTHONPATH=root/usr/lib/python3/dist-packages PATH="$folder:$PATH" /usr/bin/python3 root/usr/bin/podman-compose "$@" 2>&1; }
second() { : > requests; compose up --detach --build > output && echo "ends with 0" >> requests; tr '\n' ',' < requests; }

seen=$(
  compose version | grep -m1 -i 'podman-compose.* version'
  echo "first: $(second)"
  echo "second: $(second)"
)
echo "$seen"
expected='podman-composer version  1.0.3
first: build,run,ends with 0,
second: build,run: refused, the name is taken,start,ends with 0,'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
