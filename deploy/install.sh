#!/bin/sh
# From bare Debian (12 or newer) to a site with HTTPS, mail and daily backups. Run it as root, from a release of Recollect:
#
#   sh deploy/install.sh --domain cards.example.org [--mail smtps://user:password@mail.example.org] [--postgresql] [--certificate internal]
#
# --mail         students are sent links for a new password, and reminders
# --postgresql   PostgreSQL on this machine instead of SQLite, for more than a school
# --certificate  `internal` makes a certificate that browsers do not trust, for a site that the internet does not reach; without it
#                Caddy gets one, for which the ports 80 and 443 have to be reachable under the domain
#
# It asks nothing, and may be run again: settings that are there stay. docs/operations.md has the rest.
set -eu

domain='' mail='' database=sqlite certificate=public
while [ $# -gt 0 ]; do
  case "$1" in
    --domain) domain=$2; shift 2 ;;
    --mail) mail=$2; shift 2 ;;
    --postgresql) database=postgresql; shift ;;
    --certificate) certificate=$2; shift 2 ;;
    *) sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 1 ;;
  esac
done
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
[ "$(id -u)" = 0 ] || fail "Run this as root."
[ -n "$domain" ] || fail "Say under which name the site will be: --domain cards.example.org"
case "$domain" in *[!A-Za-z0-9.-]*) fail "$domain is not a name of a site: it has letters, digits, dots and hyphens." ;; esac
case "$mail" in *"'"*) fail "Write the ' in the mail server's address as %27." ;; esac

release=$(cd "$(dirname "$0")/.." && pwd)
home=/opt/recollect
step() { printf '\n== %s\n' "$*"; }

step "Packages"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
packages="ca-certificates caddy npm"
if [ "$database" = postgresql ]; then packages="$packages postgresql"; fi
# shellcheck disable=SC2086 -- one word a package
apt-get install -y -qq --no-install-recommends $packages

step "User and folders"
getent passwd recollect > /dev/null || adduser --system --group --home /var/lib/recollect --no-create-home --shell /usr/sbin/nologin recollect
install -d -m 0755 "$home" "$home/releases"
install -d -m 0700 -o recollect -g recollect /var/lib/recollect /var/backups/recollect /var/cache/recollect
install -d -m 0750 -g recollect /etc/recollect

step "Settings"
settings=/etc/recollect/recollect.env
if [ ! -e "$settings" ]; then
  install -m 0640 -g recollect /dev/null "$settings"
  {
    printf '# Settings of Recollect: docs/operations.md has all. Values stand in single quotes. After a change: systemctl restart recollect\n'
    printf "PUBLIC_URL='https://%s'\nTRUST_PROXY='1'\n" "$domain"
    if [ -n "$mail" ]; then printf "SMTP_URL='%s'\n" "$mail"; fi
  } > "$settings"
fi
if [ "$database" = postgresql ] && ! grep -q '^DATABASE_URL=' "$settings"; then
  systemctl start postgresql
  password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
  runuser -u postgres -- psql --quiet --set=ON_ERROR_STOP=1 --command="create user recollect with password '$password'"
  runuser -u postgres -- psql --quiet --set=ON_ERROR_STOP=1 --command="create database recollect owner recollect encoding 'UTF8' template template0"
  runuser -u postgres -- psql --quiet --set=ON_ERROR_STOP=1 --command="revoke connect on database recollect from public"
  printf "DATABASE_URL='postgres://recollect:%s@127.0.0.1:5432/recollect'\n" "$password" >> "$settings"
fi

step "Program"
install -m 0755 "$release/deploy/recollect.sh" /usr/local/sbin/recollect
if [ ! -L "$home/current" ]; then
  name=$(recollect prepare "$release")
  recollect use "$name"
fi

step "Service"
install -m 0644 "$release/deploy/systemd/recollect.service" /etc/systemd/system/recollect.service
systemctl daemon-reload
systemctl enable --now recollect
recollect wait
recollect status

step "HTTPS"
if ! grep -q "^$domain {" /etc/caddy/Caddyfile 2> /dev/null; then
  if [ -e /etc/caddy/Caddyfile ]; then cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-recollect; fi
  sed "s/^cards\.example\.org {/$domain {/" "$release/deploy/proxies/Caddyfile" > /etc/caddy/Caddyfile
  if [ "$certificate" = internal ]; then sed -i "s/^$domain {/&\n\ttls internal/" /etc/caddy/Caddyfile; fi
fi
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile > /dev/null 2>&1 || fail "/etc/caddy/Caddyfile is not valid: caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile"
systemctl enable caddy
systemctl reload-or-restart caddy

step "Backup"
recollect admin backup

cat <<END

https://$domain is there.
  Settings    $settings
  Data        /var/lib/recollect
  Backups     /var/backups/recollect, every night; copy them to another machine
  Log         journalctl -u recollect
  Upgrade     recollect upgrade FOLDER; back: recollect rollback
END
if [ -z "$mail" ]; then printf '%s\n' "  Mail        none: set SMTP_URL in $settings, and students can ask for a new password themselves"; fi
