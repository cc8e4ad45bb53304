#!/usr/bin/env bash
# anki-apkg-export 4.0.3 knows a card by a hash of its two sides written one after the other, with nothing between them. Two cards whose sides make the
# same text when joined are one card to it, and the later one replaces the earlier one in the package, without a word. In a deck of Chinese words for a
# family, asked in both directions, that is every word that doubles: 妈 / 妈妈 and 妈妈 / 妈 both make 妈妈妈. Of six cards added here, three are in the
# package, and each of the three words is asked in one direction only.
#
# Installs the package in a temporary folder, writes six cards, prints those that the package has and removes the folder. Ends with 1 if another version
# is installed or other cards are there.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts anki-apkg-export@4.0.3 jszip@3.10.1 sql.js@1.13.0

cat > write.cjs <<'SCRIPT'
const AnkiExport = require("anki-apkg-export").default;
const jszip = require("jszip");
const initSqlJs = require("sql.js");
const { version } = require("anki-apkg-export/package.json");

async function main() {
  const words = [["妈", "妈妈"], ["爸", "爸爸"], ["哥", "哥哥"]];
  const deck = new AnkiExport("Family");
  for (const [short, long] of words) deck.addCard(short, long);
  for (const [short, long] of words) deck.addCard(long, short);
  const file = await jszip.loadAsync(await deck.save());

  const { Database } = await initSqlJs();
  const db = new Database(await file.file("collection.anki2").async("uint8array"));
  const notes = db.exec("select flds from notes order by id")[0].values.map(([fields]) => fields.split("\u001f"));
  console.log(`anki-apkg-export ${version}`);
  console.log(`${2 * words.length} cards added, ${notes.length} in the package:`);
  for (const [front, back] of notes) console.log(`${front} / ${back}`);
}

main();
SCRIPT

seen=$(node write.cjs 2>warnings) || { cat warnings >&2; exit 1; }
echo "$seen"
expected='anki-apkg-export 4.0.3
6 cards added, 3 in the package:
妈妈 / 妈
爸爸 / 爸
哥哥 / 哥'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
