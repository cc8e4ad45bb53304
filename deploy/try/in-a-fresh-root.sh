#!/bin/sh
# Tries deploy/install.sh and deploy/recollect.sh in a new Debian, in a folder: in-a-fresh-root.sh FOLDER [install.sh's options]
# As root, on Debian, with debootstrap and curl; the ports 80, 443, 2525 and 3000 must be free. systemd is stood for by deploy/try/systemctl.
# A folder that has a Debian already is used as it is.
set -eu

root=$1
shift
project=$(cd "$(dirname "$0")/../.." && pwd)
domain=cards.test
address="https://$domain"
step() { printf '\n#### %s (after %s s)\n' "$*" "$(($(date +%s) - began))"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
inside() { chroot "$root" env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
ask() { curl --silent --show-error --insecure --max-time 30 --resolve "$domain:443:127.0.0.1" --header "Content-Type: application/json" --header "Origin: $address" "$@"; }

[ -e "$root/usr" ] || debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" "${MIRROR:-http://deb.debian.org/debian}" > /dev/null
began=$(date +%s)
install -m 0755 "$project/deploy/try/systemctl" "$root/usr/local/bin/systemctl"
mkdir -p "$root/root/release"
git -C "$project" ls-files -z | tar -C "$project" --null -T - -cf - | tar -C "$root/root/release" -xf -
mount -t proc proc "$root/proc" 2> /dev/null || true
cp /etc/resolv.conf "$root/etc/resolv.conf"
[ -s "$root/etc/hosts" ] || echo "127.0.0.1 localhost" > "$root/etc/hosts"
node "$project/deploy/try/mail-server.mjs" "$root/tmp/mails" &
mail_server=$!
finish() {
  for unit in caddy recollect; do inside systemctl stop "$unit" || true; done
  inside sh -c 'for cluster in /etc/postgresql/*/main; do [ ! -e "$cluster" ] || pg_ctlcluster "$(basename "$(dirname "$cluster")")" main stop; done' || true
  kill "$mail_server" || true
  umount "$root/proc" || true
}
trap finish EXIT

step "Install"
inside sh /root/release/deploy/install.sh --domain "$domain" --certificate internal --mail smtp://127.0.0.1:2525 "$@"

step "HTTPS, an account, a deck"
jar=$root/tmp/cookies
for _ in $(seq 30); do ask "$address/readyz" > /dev/null 2>&1 && break; sleep 1; done
ask --cookie-jar "$jar" --data '{"email":"ada@example.org","password":"correct horse battery","name":""}' "$address/api/auth/sign-up/email" | grep -q '"user"' || fail "no account"
uid=$(ask --cookie "$jar" "$address/api/auth/get-session" | sed 's/.*"user":{"id":"\([^"]*\)".*/\1/')
make_deck() { ask --cookie "$jar" --data "{\"title\":\"$1\",\"description\":\"\",\"cards\":[{\"term\":\"a\",\"definition\":\"b\"}]}" "$address/api/users/$uid/decks" | grep -q '"id"' || fail "no deck"; }
titles() { ask --cookie "$jar" "$address/api/users/$uid/decks" | grep -o '"title":"[^"]*"' | sort | tr '\n' ' '; }
make_deck Before
ask --head "$address/" | head -n 1
ask "$address/metrics" --output /dev/null --write-out '%{http_code}\n' | grep -q 404 || fail "metrics are public"

step "Mail"
ask --data '{"email":"ada@example.org"}' "$address/api/auth/request-password-reset" > /dev/null
for _ in $(seq 30); do grep -q "$domain" "$root/tmp/mails" 2> /dev/null && break; sleep 1; done
grep -q "To: ada@example.org" "$root/tmp/mails" || fail "no mail came"
inside sh -c 'ls /var/backups/recollect' | grep -q T || fail "no backup was made"

step "Upgrade"
sed -i 's/^  "version": "[^"]*"/  "version": "99.0.0"/' "$root/root/release/package.json"
inside recollect upgrade /root/release
[ "$(inside readlink /opt/recollect/current)" = releases/99.0.0 ] || fail "the new release does not run"
make_deck Since
[ "$(titles)" = '"title":"Before" "title":"Since" ' ] || fail "the decks are $(titles)"

step "Rollback"
inside recollect rollback
[ "$(titles)" = '"title":"Before" ' ] || fail "the decks are $(titles)"
inside recollect status

step "A release that does not start"
sed -i 's/^  "version": "[^"]*"/  "version": "99.0.1"/' "$root/root/release/package.json"
echo 'throw new Error("this release does not start");' > "$root/root/release/server/src/process/main.ts"
if inside env RECOLLECT_PATIENCE=15 recollect upgrade /root/release; then fail "the broken release runs"; fi
[ "$(titles)" = '"title":"Before" ' ] || fail "the decks are $(titles)"
inside recollect status

step "Done"
