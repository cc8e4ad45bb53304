#!/usr/bin/env bash
# anki-reader 0.3.0 fills in the templates of a package, but knows only {{Field}} and {{#Field}}. Of Anki's other words in braces it takes each for the name
# of a field that the note does not have, and writes nothing: {{text:Back}}, {{type:Back}} and {{cloze:Text}} are empty, so that the answer is missing. And
# {{^Back}}, which begins what is shown if the side is empty, is left out while the words after it stay, so that they are shown with every card. Here a
# package that anki-apkg-export 4.0.3 wrote asks "capital of France"; Anki shows "Paris" and no more; anki-reader gives "(still to be written)".
#
# Installs both packages in a temporary folder, writes a package with one card by the one, prints how the other reads it, and removes the folder. Ends
# with 1 if another version is installed or the card is read in another way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts anki-apkg-export@4.0.3 anki-reader@0.3.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import exporting from "anki-apkg-export";
import { readAnkiPackage } from "anki-reader";

const { version } = JSON.parse(readFileSync("node_modules/anki-reader/package.json", "utf8"));
const written = new exporting.default("Capitals", { questionFormat: "{{Front}}", answerFormat: "{{^Back}}(still to be written){{/Back}}{{text:Back}}" });
written.addCard("capital of France", "Paris");
const { collection } = await readAnkiPackage(new Blob([await written.save()]));

console.log(`anki-reader ${version}`);
for (const deck of Object.values(collection.getDecks()))
  for (const card of Object.values(deck.getCards()))
    for (const question of card.getQuestions()) {
      console.log(`fields: ${card.getOrderedFields().join(" / ")}`);
      console.log(`card: ${question.getQuestionString()} / ${question.getAnswerString()}`);
    }
SCRIPT

seen=$(node look.mjs 2>warnings) || { cat warnings >&2; exit 1; }
echo "$seen"
expected='anki-reader 0.3.0
fields: capital of France / Paris
card: capital of France / (still to be written)'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
