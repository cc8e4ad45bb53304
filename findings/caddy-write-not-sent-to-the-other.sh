#!/usr/bin/env bash
# Caddy 2.6.2, the one of Debian 12, answers a write with 502 if the server that it chose takes no connections, although another one is there and
# lb_try_duration lets it go on looking. What has no body, such as a read, is sent to the other one. The first attempt closes the body unread, and the
# second one ends with "http: invalid Read on closed Body". Versions from 2.11.2 on send it (its issue 7546).
#
# Takes the package from Debian's archive into a temporary folder, without installing it, runs it with a small server of its own on free ports of this
# machine, prints the worst of two replies to each, and removes the folder. Ends with 1 if another version or other replies are there. Needs Debian 12,
# curl and python3.
set -euo pipefail

folder=$(mktemp -d)
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2> /dev/null || true; done
  wait
  rm -rf "$folder"
}
trap finish EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download -qq caddy=2.6.2-5 2> warnings || { cat warnings >&2; exit 1; }
dpkg-deb --extract caddy_*.deb root

cat > server.py <<'PYTHON'
import http.server, os, socket

class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()
    do_POST = do_GET
    def log_message(self, *words): pass

there = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
# Bound, so that no other program takes it, and not listening: it refuses connections.
away, front = socket.socket(), socket.socket()
away.bind(("127.0.0.1", 0))
front.bind(("127.0.0.1", 0))
port = front.getsockname()[1]
front.close()
with open("ports.part", "w") as ports:
    print(port, away.getsockname()[1], there.server_port, file=ports)
os.rename("ports.part", "ports")
there.serve_forever()
PYTHON
/usr/bin/python3 server.py &
pids+=($!)
for _ in $(seq 100); do [ -e ports ] && break; sleep 0.1; done
read -r front away there < ports

cat > Caddyfile <<CADDY
{
	admin off
	auto_https off
}
http://127.0.0.1:$front {
	reverse_proxy 127.0.0.1:$away 127.0.0.1:$there {
		lb_policy round_robin
		lb_try_duration 5s
	}
}
CADDY
HOME=$folder XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder root/usr/bin/caddy run --adapter caddyfile --config Caddyfile 2> log &
pids+=($!)
ask() { curl --silent --output /dev/null --noproxy '*' --max-time 20 --write-out '%{http_code}' "$@" "http://127.0.0.1:$front/" || true; }
for _ in $(seq 100); do [ "$(ask)" = 000 ] || break; sleep 0.1; done

# In turns: of two requests one at least meets the server that is away.
two() { echo "$(ask "$@") $(ask "$@")" | grep -o '502' || echo 200; }

seen=$(
  root/usr/bin/caddy version
  echo "two reads: $(two)"
  echo "two writes without a body: $(two --request POST)"
  echo "two writes with a body: $(two --data body | head -n 1)"
  grep -o -m1 'http: invalid Read on closed Body' log
)
echo "$seen"
expected='2.6.2
two reads: 200
two writes without a body: 200
two writes with a body: 502
http: invalid Read on closed Body'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
