#!/usr/bin/env bash
# french-words-gender-lefff 3.4.0 has 41,819 words with their gender, and hardly a feminine one that is written alike in singular and plural: of its
# single words in -x all 257 are masculine, and of those in -s 900 of 902. voix, croix, paix, noix, toux, chaux, souris, fois, brebis and perdrix are missing, while prix, choix, bras and temps are there. So a
# word with -s or -x that is found is masculine, and whoever checks the package with some words sees no gap. Where a masculine noun of rarer meaning is
# written alike, its gender is taken for the word's: mort is masculine (le mort, the dead man), although la mort is death.
#
# Installs the package in a temporary folder, counts its words by ending and gender, prints the words above and removes the folder. Ends with 1 if another
# version is installed or a figure differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts french-words-gender-lefff@3.4.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";

const folder = "node_modules/french-words-gender-lefff";
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
const genders = JSON.parse(readFileSync(`${folder}/dist/words.json`, "utf8"));
console.log(`french-words-gender-lefff ${version}, ${Object.keys(genders).length} words`);
for (const ending of ["s", "x"]) {
  const oneWord = Object.entries(genders).filter(([word]) => word.endsWith(ending) && !/[ -]/.test(word));
  const count = (gender) => oneWord.filter(([, its]) => its === gender).length;
  console.log(`in -${ending}: ${count("M")} masculine, ${count("F")} feminine`);
}
const show = (words) => words.map((word) => `${word} ${genders[word] ?? "-"}`).join(", ");
console.log(show(["voix", "croix", "paix", "noix", "toux", "chaux", "souris", "fois", "brebis", "perdrix"]));
console.log(show(["prix", "choix", "bras", "temps", "mort"]));
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='french-words-gender-lefff 3.4.0, 41819 words
in -s: 900 masculine, 2 feminine
in -x: 257 masculine, 0 feminine
voix -, croix -, paix -, noix -, toux -, chaux -, souris -, fois -, brebis -, perdrix -
prix M, choix M, bras M, temps M, mort M'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
