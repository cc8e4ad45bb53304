#!/usr/bin/env bash
# pluralize-ptbr 1.0.4 gives every Brazilian Portuguese noun in -ão the plural in -ões. So it writes mões for mãos (hands), irmões for irmãos (brothers), pões for pães
# (loaves) and alemões for alemães (Germans), which are among the first nouns of every course. Of país (country) it makes país again, as if it were lápis (pencil),
# which has one form; the plural is países. And hotel, papel and farol lose their accents: hoteis for hotéis.
#
# Installs the package in a temporary folder, prints plurals and removes the folder. Ends with 1 if another version is installed or a plural differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts pluralize-ptbr@1.0.4

cat > look.cjs <<'SCRIPT'
const { readFileSync } = require("node:fs");
const plural = require("pluralize-ptbr");

const { version } = JSON.parse(readFileSync("node_modules/pluralize-ptbr/package.json", "utf8"));
console.log(`pluralize-ptbr ${version}`);
const show = (words) => words.map((word) => `${word} ${plural(word)}`).join(", ");
console.log(show(["coração", "mão", "irmão", "cidadão", "pão", "cão", "alemão"]));
console.log(show(["lápis", "país", "mês", "hotel", "papel", "farol"]));
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='pluralize-ptbr 1.0.4
coração corações, mão mões, irmão irmões, cidadão cidadões, pão pões, cão cões, alemão alemões
lápis lápis, país país, mês meses, hotel hoteis, papel papeis, farol farois'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
