#!/usr/bin/env bash
# spanish-verbs 3.4.0 conjugates some irregular verbs and takes all others for regular ones, without a word: of pensar it makes penso (pienso, I think), of jugar jugo
# (juego), of perder perdo (pierdo), of salir salo (salgo) and of pedir, to ask for, pedo, which is a word, but another one. Of verbs in -ír, such as oír (to hear) and
# reír (to laugh), it returns the infinitive in every tense. dormir, poder and conocer are right, so the vowel that changes is known to it, but not by rule. A program
# that makes cards of its forms teaches words that do not exist.
#
# Installs the package in a temporary folder, prints the first person of verbs in the present and removes the folder. Ends with 1 if another version is installed or
# a form differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts spanish-verbs@3.4.0

cat > look.cjs <<'SCRIPT'
const { getConjugation } = require("spanish-verbs");
const { version } = require("spanish-verbs/package.json");

console.log(`spanish-verbs ${version}`);
const forms = (verbs) => verbs.map((verb) => `${verb} ${getConjugation(verb, "INDICATIVE_PRESENT", 0)}`).join(", ");
console.log(forms(["dormir", "poder", "conocer"]));
console.log(forms(["pensar", "jugar", "perder", "salir", "pedir", "traer", "caer", "construir"]));
console.log(["INDICATIVE_PRESENT", "INDICATIVE_FUTURE"].map((tense) => `oír ${getConjugation("oír", tense, 0)}, reír ${getConjugation("reír", tense, 0)}`).join("; "));
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='spanish-verbs 3.4.0
dormir duermo, poder puedo, conocer conozco
pensar penso, jugar jugo, perder perdo, salir salo, pedir pedo, traer trao, caer cao, construir construo
oír oír, reír reír; oír oír, reír reír'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
