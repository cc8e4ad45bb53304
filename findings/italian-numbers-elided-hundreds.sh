#!/usr/bin/env bash
# italian-numbers 1.8.0 reads Italian numbers in words, also several spellings of one, but of those after a hundred only where its o stays: centouno and centoundici are 101
# and 111, centuno and centundici, which dictionaries have as well, are NaN, and no error says so. With otto and ottanta it reads both, centotto and centootto. It writes
# centootto itself, where Italians write centotto, so a program that compares a typed number with the one that it wrote refuses the usual word.
#
# Installs the package in a temporary folder, reads and writes numbers and removes the folder. Ends with 1 if another version is installed or a number differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts italian-numbers@1.8.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { parseItalianNumber, toItalianCardinal } from "italian-numbers";

const { version } = JSON.parse(readFileSync("node_modules/italian-numbers/package.json", "utf8"));
console.log(`italian-numbers ${version}`);
console.log(["centouno", "centuno", "centoundici", "centundici", "centootto", "centotto", "centottanta"].map((word) => `${word} ${parseItalianNumber(word)}`).join(", "));
console.log([101, 108, 180, 1008].map((number) => `${number} ${toItalianCardinal(number)}`).join(", "));
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='italian-numbers 1.8.0
centouno 101, centuno NaN, centoundici 111, centundici NaN, centootto 108, centotto 108, centottanta 180
101 centouno, 108 centootto, 180 centottanta, 1008 milleotto'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
