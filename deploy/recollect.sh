#!/bin/sh
# Runs Recollect on one machine as a service. deploy/install.sh puts this file into /usr/local/sbin/recollect.
#
#   recollect upgrade FOLDER   the release in the folder takes the place of the running one; if it does not start, everything is as before
#   recollect rollback         the release before, with its data as of the upgrade; what was written since is set aside
#   recollect admin WORDS...   as `npm run admin -- WORDS...`
#   recollect status           the release, the one before, and whether the server is ready
#
# Releases are in HOME/releases, and HOME/current leads to the one that runs.
set -eu

home=${RECOLLECT_HOME:-/opt/recollect}
settings=${RECOLLECT_SETTINGS:-/etc/recollect/recollect.env}
user=${RECOLLECT_USER:-recollect}
service=${RECOLLECT_SERVICE:-recollect}
# How long a release may take until it is ready, in seconds: it migrates the database first.
patience=${RECOLLECT_PATIENCE:-600}

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# As the server's user: its files stay its own.
as_user() {
  if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- "$@"; fi
}

# A program of the release, with the settings of the service. Node reads the file, so nothing in it is run.
program() {
  release=$1
  shift
  cd "$home/releases/$release"
  as_user env DATA_DIR="$(data_dir)" BACKUP_DIR="${BACKUPS:-$(backup_dir)}" ./node --env-file="$settings" deploy/run.mjs "$@"
}

# A setting's value; the second word if it has none.
setting() {
  value=$(as_user "$home/current/node" --env-file="$settings" -p "process.env['$1'] ?? ''")
  say "${value:-$2}"
}

data_dir() { setting DATA_DIR /var/lib/recollect; }
backup_dir() { setting BACKUP_DIR /var/backups/recollect; }
current() { basename "$(readlink "$home/current")"; }

switch_to() {
  ln -sfn "releases/$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}

# Whether the server is ready in time.
is_ready() {
  port=$(setting PORT 3000)
  end=$(($(date +%s) + patience))
  while :; do
    if "$home/current/node" -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then return 0; fi
    # One that ended will not be ready; systemd starts it again and again.
    if [ "$(systemctl show --property=NRestarts --value "$service" 2> /dev/null || echo 0)" -gt 2 ] 2> /dev/null; then return 1; fi
    if [ "$(date +%s)" -ge "$end" ]; then return 1; fi
    sleep 1
  done
}

# The Node of the lock file, or the machine's if that is as new; to be called in a release.
newer_node() {
  if [ "$(node -p 'parseInt(process.versions.node)')" -ge 24 ]; then
    command -v node
    return
  fi
  package="node-linux-$(node -p process.arch)"
  version=$(sed -n "s/^    \"$package\": \"\([^\"]*\)\",*$/\1/p" package.json | head -n 1)
  [ -n "$version" ] || fail "Node 24 is not there for this processor: install it from nodejs.org."
  place="$home/node-$version"
  if [ ! -x "$place/node_modules/$package/bin/node" ]; then npm install --prefix "$place" --no-save --no-audit --no-fund --loglevel=error "$package@$version" >&2; fi
  say "$place/node_modules/$package/bin/node"
}

# Copies the release in a folder, installs its packages and builds its pages, while the running one serves. Prints its name.
prepare() {
  folder=$(cd "$1" && pwd)
  [ -f "$folder/deploy/run.mjs" ] && [ -f "$folder/package-lock.json" ] || fail "There is no release of Recollect in $folder."
  version=$(sed -n 's/^  "version": "\([^"]*\)",*$/\1/p' "$folder/package.json" | head -n 1)
  name=$version
  # A release of the same version that runs now stays as it is.
  if [ -e "$home/releases/$name" ]; then name="$version-$(date -u +%Y%m%d%H%M%S)"; fi
  place="$home/releases/$name"
  mkdir -p "$home/releases"
  rm -rf "$home/releases/.new"
  mkdir "$home/releases/.new"
  tar -C "$folder" -cf - --exclude=./node_modules --exclude=./data --exclude=./.git --exclude=./.cache . | tar -C "$home/releases/.new" -xf - --no-same-owner
  (
    cd "$home/releases/.new"
    # npm leaves out what its own Node is too old for, and Debian's Node is older than the project's.
    node=$(newer_node)
    PATH="$(dirname "$node"):$PATH" "$node" "$(readlink -f "$(command -v npm)")" ci --omit=dev --no-audit --no-fund --loglevel=error
    node=$(ls -d node_modules/node-linux-*/bin/node 2>/dev/null | head -n 1)
    ln -s "${node:-$(command -v node)}" node
    ./node deploy/run.mjs build
    # Others may read it: it contains no secret.
    chmod -R u=rwX,go=rX .
  ) >&2
  mv "$home/releases/.new" "$place"
  say "$name"
}

upgrade() {
  before=$(current)
  name=$(prepare "$1")
  say "Stopping $before for its backup."
  systemctl stop "$service"
  # Apart from the daily ones, of which the newest of a day is kept.
  if ! made=$(BACKUPS="$(backup_dir)/upgrades" program "$before" admin backup); then
    systemctl start "$service"
    fail "No backup was made, so $before goes on. ${made:-}"
  fi
  say "$made"
  backup=$(say "$made" | sed -n 's/^The backup \(.*\) was made, .*/\1/p')
  [ -n "$backup" ] || { systemctl start "$service"; fail "The backup's name was not understood, so $before goes on."; }
  printf '%s\n%s\n' "$before" "$backup" > "$home/before"
  switch_to "$name"
  systemctl start "$service"
  if is_ready; then
    say "$name runs. \`recollect rollback\` goes back to $before and the data of this moment."
    return
  fi
  say "$name did not become ready. Going back to $before."
  rollback
  exit 1
}

rollback() {
  [ -f "$home/before" ] || fail "There is no release to go back to."
  { read -r before; read -r backup; } < "$home/before"
  [ -d "$home/releases/$before" ] && [ -d "$backup" ] || fail "The release $before or its backup $backup is gone: nothing was changed."
  systemctl stop "$service"
  # The newer program knows how to set aside what it wrote.
  if ! program "$(current)" admin restore --replace "$backup"; then
    systemctl start "$service"
    fail "The backup could not be put back, so $(current) goes on."
  fi
  switch_to "$before"
  rm "$home/before"
  systemctl start "$service"
  is_ready || fail "$before does not become ready: see its log."
  say "$before runs, with the data of its last moment."
}

status() {
  say "Release: $(current)"
  if [ -f "$home/before" ]; then say "Before:  $(head -n 1 "$home/before")"; fi
  patience=1
  if is_ready; then say "Ready."; else fail "Not ready."; fi
}

installed() { [ -L "$home/current" ] || fail "Nothing is installed in $home: run deploy/install.sh."; }
# Whether there are so many words: a forgotten or a further one is a mistake.
takes() { [ "$1" -eq "$2" ] || fail "$3"; }

case "${1:-}" in
  upgrade)
    takes $# 2 "Say which folder: recollect upgrade FOLDER"
    [ -d "$2" ] || fail "There is no folder $2."
    installed
    upgrade "$2"
    ;;
  prepare)
    takes $# 2 "Say which folder: recollect prepare FOLDER"
    [ -d "$2" ] || fail "There is no folder $2."
    prepare "$2"
    ;;
  use)
    takes $# 2 "Say which release: recollect use RELEASE"
    [ -n "$2" ] && [ -d "$home/releases/$2" ] || fail "There is no release \"$2\" in $home/releases."
    switch_to "$2"
    ;;
  rollback) takes $# 1 "recollect rollback takes no further words."; installed; rollback ;;
  admin) shift; installed; program "$(current)" admin "$@" ;;
  wait) installed; is_ready || fail "The server does not become ready: see its log." ;;
  status) takes $# 1 "recollect status takes no further words."; installed; status ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 1 ;;
esac
