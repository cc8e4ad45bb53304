#!/usr/bin/env bash
# rosaenlg-n2words 3.3.0 writes numbers in words of 21 languages, and writes the Ukrainian і as the Latin letter i: вiсiм (eight) has two Latin letters, and
# it is not the word that a Ukrainian keyboard types, although it looks the same. Of the numbers from 1 to 100, 51 have such a letter. A program that makes cards of
# them and compares what is typed marks the right word wrong. Besides, every Polish number from 90 to 99 lacks a letter (dziewięćdzisiąt for dziewięćdziesiąt), the
# Dutch 18 lacks one (achtien for achttien), and the Italian 118 is centodicotto, although 18 is diciotto.
#
# Installs the package in a temporary folder, counts the Ukrainian words with Latin letters, prints some words and removes the folder. Ends with 1 if another
# version is installed or a word differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts rosaenlg-n2words@3.3.0

cat > look.cjs <<'SCRIPT'
const inWords = require("rosaenlg-n2words");
const { version } = require("rosaenlg-n2words/package.json");

console.log(`rosaenlg-n2words ${version}`);
const numbers = Array.from({ length: 100 }, (_, place) => place + 1);
const mixed = numbers.filter((number) => /[a-z]/.test(inWords(number, { lang: "uk" })));
console.log(`Ukrainian, 1 to 100: ${mixed.length} have a Latin letter`);
const eight = inWords(8, { lang: "uk" });
console.log(`8: ${eight}, ${Array.from(eight, (sign) => `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ")}`);
for (const [lang, number] of [["pl", 90], ["pl", 99], ["nl", 18], ["it", 18], ["it", 118]])
  console.log(`${lang} ${number}: ${inWords(number, { lang })}`);
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='rosaenlg-n2words 3.3.0
Ukrainian, 1 to 100: 51 have a Latin letter
8: вiсiм, U+0432 U+0069 U+0441 U+0069 U+043C
pl 90: dziewięćdzisiąt
pl 99: dziewięćdzisiąt dziewięć
nl 18: achtien
it 18: diciotto
it 118: centodicotto'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
