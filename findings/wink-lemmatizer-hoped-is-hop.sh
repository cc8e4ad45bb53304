#!/usr/bin/env bash
# wink-lemmatizer 3.0.4 finds the dictionary form of an English word, from WordNet's lists, and takes hoped for a form of hop, hated for one of hat, rated of rat, dined of din,
# planed of plan, scared of scar and staring of star: wherever a verb in -e has a shorter one beside it. In English the consonant is doubled exactly to tell
# the two apart, as in hopped and starring, so hoped can't be a form of hop. WordNet's own rules, by its documentation, try -e before they try nothing, and so come to
# hope, hate and rate. To the package hoped and hopped are one word. using, making, tasted and voted are right, since us, mak, tast and vot are no verbs.
#
# Installs the package in a temporary folder, prints dictionary forms and removes the folder. Ends with 1 if another version is installed or a form differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts wink-lemmatizer@3.0.4

cat > look.cjs <<'SCRIPT'
const { verb } = require("wink-lemmatizer");
const { version } = require("wink-lemmatizer/package.json");

console.log(`wink-lemmatizer ${version}`);
const show = (words) => words.map((word) => `${word} ${verb(word)}`).join(", ");
console.log(show(["making", "using", "tasted", "voted"]));
console.log(show(["hoped", "hopped", "hoping", "hopping"]));
console.log(show(["hated", "rated", "dined", "planed", "caned", "fined", "scared", "staring", "mating", "raging"]));
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='wink-lemmatizer 3.0.4
making make, using use, tasted taste, voted vote
hoped hop, hopped hop, hoping hop, hopping hop
hated hat, rated rat, dined din, planed plan, caned can, fined fin, scared scar, staring star, mating mat, raging rag'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
