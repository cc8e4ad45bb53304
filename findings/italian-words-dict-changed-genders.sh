#!/usr/bin/env bash
# italian-words-dict 3.4.0 keeps one gender for a noun and its plural. Italian has nouns that are masculine in the singular and feminine in the plural, and the
# package has 13 of these with the plural that is feminine: "uovo" is M with the plural "uova", so that who takes the gender of the entry writes "gli uova"
# for "le uova". And some of the commonest feminine nouns are masculine in it: voce, età, immagine, informazione and varietà, although others with the same
# endings, croce, città and lezione, are feminine.
#
# Installs the package in a temporary folder, prints the entries and removes the folder. Ends with 1 if another version is installed or an entry differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts italian-words-dict@3.4.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";

const folder = "node_modules/italian-words-dict";
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
const words = JSON.parse(readFileSync(`${folder}/dist/words.json`, "utf8"));
console.log(`italian-words-dict ${version}`);
const changed = Object.entries(words).filter(([word, { G, P }]) => G === "M" && word.endsWith("o") && P?.endsWith("a"));
console.log(changed.map(([word, { G, P }]) => `${word} ${G} ${P}`).join(", "));
console.log(["voce", "età", "immagine", "informazione", "varietà", "croce", "città", "lezione"].map((word) => `${word} ${words[word].G}`).join(", "));
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='italian-words-dict 3.4.0
braccio M braccia, budello M budella, centinaio M centinaia, ciglio M ciglia, dito M dita, ginocchio M ginocchia, labbro M labbra, miglio M miglia, migliaio M migliaia, paio M paia, sopracciglio M sopracciglia, uovo M uova, urlo M urla
voce M, età M, immagine M, informazione M, varietà M, croce F, città F, lezione F'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
