#!/usr/bin/env bash
# yanki 2.0.9 makes Anki notes of Markdown files and a gap of each text that is struck out. It leaves two colons in such a text as they are, with which Anki begins a gap's
# hint: of ~~std::vector~~ comes {{c1::std::vector}}, so that Anki asks with "[vector]" for "std", and in the same way of every path in C++, Rust or Ruby. The closing
# braces of a formula it takes care of, with a space between them; a brace at the end of words, as in ~~{1, 2}~~, is outside the gap, which ends one
# character too early. There is no error and no notice.
#
# Installs the package in a temporary folder, makes notes of three files, prints their gaps and removes the folder. Ends with 1 if another version is installed or a
# gap differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts yanki@2.0.9

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { getNoteFromMarkdown } from "yanki";

const { version } = JSON.parse(readFileSync("node_modules/yanki/package.json", "utf8"));
console.log(`yanki ${version}`);
for (const text of ["A row that grows is a ~~std::vector~~.", "The set ~~{1, 2}~~ has two.", "~~$\\frac{1}{\\sqrt{2}}$~~ is less than 1."]) {
  const { modelName, fields } = await getNoteFromMarkdown(text);
  console.log(`${modelName}: ${/<p>(.*)<\/p>/.exec(fields.Front)[1]}`);
}
SCRIPT

seen=$(node look.mjs 2>warnings) || { cat warnings >&2; exit 1; }
echo "$seen"
expected='yanki 2.0.9
Yanki - Cloze: A row that grows is a {{c1::std::vector}}.
Yanki - Cloze: The set {{c1::{1, 2}}} has two.
Yanki - Cloze: {{c1::<span class="language-math math-inline">\(\frac{1} {\sqrt{2} }\)</span>}} is less than 1.'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
