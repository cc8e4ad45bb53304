#!/usr/bin/env bash
# wanakana 5.3.1 writes Latin letters that it does not read. Its toRomaji gives まっちゃ as "matcha", as Hepburn has it and dictionaries do, but its toKana makes
# まtちゃ of that, with a Latin t between kana: a doubled ch is read as "maccha" or "mattya", in no spelling that it writes. パーティー becomes "paateii", of which comes ぱあていい: pa-te-i in
# place of pa-ti. So a program that turns a typed answer into kana and compares it marks the spelling wrong that it showed itself.
#
# Installs the package in a temporary folder, writes five words in Latin letters and reads these again, prints both and removes the folder. Ends with 1
# if another version is installed or a word differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts wanakana@5.3.1

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { toKana, toRomaji } from "wanakana";

const { version } = JSON.parse(readFileSync("node_modules/wanakana/package.json", "utf8"));
console.log(`wanakana ${version}`);
for (const word of ["まっちゃ", "こっち", "あっち", "パーティー", "きって"]) console.log(`${word}: ${toRomaji(word)}: ${toKana(toRomaji(word))}`);
console.log(`read: maccha ${toKana("maccha")}, mattya ${toKana("mattya")}`);
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='wanakana 5.3.1
まっちゃ: matcha: まtちゃ
こっち: kotchi: こtち
あっち: atchi: あtち
パーティー: paateii: ぱあていい
きって: kitte: きって
read: maccha まっちゃ, mattya まっちゃ'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
