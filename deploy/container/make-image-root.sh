#!/bin/sh
# Makes the root of the image: make-image-root.sh APP ROOT, where APP is the project with its packages installed. Run by the Containerfile.
set -eu
app=$1
root=$2
cd "$app"

node deploy/run.mjs build
node deploy/container/prune-packages.mjs .

mkdir -p "$root/app/client" "$root/app/deploy" "$root/backups" "$root/bin" "$root/data" "$root/etc/ssl/certs" "$root/tmp"
cp -a .npmrc LICENSE package.json package-lock.json node_modules domain locales server scripts "$root/app/"
cp -a client/dist client/package.json "$root/app/client/"
cp -a deploy/run.mjs "$root/app/deploy/"
find "$root/app/domain" "$root/app/server" -name '*.test.ts' -delete
rm -rf "$root/app/server/test" "$root"/app/locales/*.pot

# Node's own symbols are a seventh of it.
for node in "$root"/app/node_modules/node-linux-*/bin/node; do
  strip "$node"
  ln -s "${node#"$root"}" "$root/bin/node"
done

# The libraries that a program or an add-on loads, and the loader itself, at their own places.
copy_libraries() {
  ldd "$1" | grep -o '/[^ ]*' | while read -r library; do
    case "$library" in "$app"/* | "$root"/*) continue ;; esac
    mkdir -p "$root$(dirname "$library")"
    cp -Ln "$library" "$root$library"
  done
}
for node in "$root"/app/node_modules/node-linux-*/bin/node; do copy_libraries "$node"; done
find "$root/app/node_modules" -name '*.node' | while read -r addon; do copy_libraries "$addon"; done
for program in pg_dump pg_restore; do
  for file in /usr/lib/postgresql/*/bin/"$program"; do
    [ -e "$file" ] || continue
    cp "$file" "$root/bin/$program"
    copy_libraries "$file"
  done
done

echo 'recollect:x:10001:10001:Recollect:/data:/sbin/nologin' > "$root/etc/passwd"
echo 'recollect:x:10001:' > "$root/etc/group"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
chmod 1777 "$root/tmp"
# A new volume belongs to whom its folder belongs to here.
chown 10001:10001 "$root/backups" "$root/data"
chmod 700 "$root/backups" "$root/data"
