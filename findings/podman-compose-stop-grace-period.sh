#!/usr/bin/env bash
# podman-compose 1.0.3, the one of Debian 12, gives every service ten seconds to stop, whatever stop_grace_period says: the Compose specification lets a
# service have that long before it is killed. A server that needs longer to end what is open is killed in the middle of it. "stop --timeout 60" and
# "down --timeout 60" give it longer, for all services alike.
#
# Takes the package and the two that it needs from Debian's archive into a temporary folder, without installing them, writes a compose file and a podman
# that prints what it is asked (no container is made), and removes the folder. Ends with 1 if another version or other requests are there. Needs
# Debian 12 and its python3.
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
    container_name: web
    stop_grace_period: 60s
COMPOSE

cat > podman <<'PODMAN'
#!/bin/sh
case $1 in
  --version) echo "podman version 4.3.1" ;;
  run) case "$*" in *stop-timeout*) echo "run with a time to stop" >> requests ;; *) echo "run without a time to stop" >> requests ;; esac ;;
  stop) echo "$*" >> requests ;;
esac
PODMAN
chmod +x podman
compose() { PYTHONPATH=root/usr/lib/python3/dist-packages PATH="$folder:$PATH" /usr/bin/python3 root/usr/bin/podman-compose "$@" 2>&1; }

compose up --detach > output
compose stop > output
compose stop --timeout 60 > output
seen=$(
  compose version | grep -m1 -i 'podman-compose.* version'
  cat requests
)
echo "$seen"
expected='podman-composer version  1.0.3
run without a time to stop
stop -t 10 web
stop -t 60 web'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
