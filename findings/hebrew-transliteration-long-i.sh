#!/usr/bin/env bash
# hebrew-transliteration 2.11.0 writes a long ī where the letter yod stands before the vowel i and is a consonant: בַּיִת (house) becomes bayīt, מַיִם (water) mayīm and
# מִצְרַיִם (Egypt) miṣrayīm. In the style that it writes by default, that of the Society of Biblical Literature, the yod is the y of bayit, mayim and miṣrayim, and no long
# vowel is there. יְרוּשָׁלַיִם (Jerusalem), with the same ending, comes out right, yərûšālayim, so one who checks with that word sees nothing. The ending is that of
# every dual, and so of hands, eyes and years by two.
#
# Installs the package in a temporary folder, prints words in Latin letters and removes the folder. Ends with 1 if another version is installed or a word differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts hebrew-transliteration@2.11.0

cat > look.cjs <<'SCRIPT'
const { readFileSync } = require("node:fs");
const { transliterate } = require("hebrew-transliteration");

const { version } = JSON.parse(readFileSync("node_modules/hebrew-transliteration/package.json", "utf8"));
console.log(`hebrew-transliteration ${version}`);
for (const word of ["בַּיִת", "מַיִם", "מִצְרַיִם", "שְׁנַיִם", "יְרוּשָׁלַיִם"]) console.log(`${word}: ${transliterate(word)}`);
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='hebrew-transliteration 2.11.0
בַּיִת: bayīt
מַיִם: mayīm
מִצְרַיִם: miṣrayīm
שְׁנַיִם: šənayīm
יְרוּשָׁלַיִם: yərûšālayim'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
