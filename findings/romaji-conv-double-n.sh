#!/usr/bin/env bash
# @koozaki/romaji-conv 2.0.35 reads "nn" as one ん and nothing more, as a Japanese keyboard does for one who types, but it is offered for Latin letters as they are
# written. So of konnichiwa (good day) comes こんいちわ, of minna (everybody) みんあ, of onna (woman) おんあ and of sannen (three years) さんえん: the second n is
# lost, and other words or none are there. With three letters n, which no textbook writes, the words are right. Between other vowels a single n is read as it should be.
#
# Installs the package in a temporary folder, prints words in kana and removes the folder. Ends with 1 if another version is installed or a word differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts @koozaki/romaji-conv@2.0.35

cat > look.cjs <<'SCRIPT'
const { readFileSync } = require("node:fs");
const loaded = require("@koozaki/romaji-conv");

const romajiConv = loaded.default ?? loaded;
const { version } = JSON.parse(readFileSync("node_modules/@koozaki/romaji-conv/package.json", "utf8"));
console.log(`@koozaki/romaji-conv ${version}`);
for (const word of ["konnichiwa", "minna", "onna", "sannen", "konnnichiwa", "sensei"]) console.log(`${word}: ${romajiConv(word).toHiragana()}`);
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='@koozaki/romaji-conv 2.0.35
konnichiwa: こんいちわ
minna: みんあ
onna: おんあ
sannen: さんえん
konnnichiwa: こんにちわ
sensei: せんせい'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
