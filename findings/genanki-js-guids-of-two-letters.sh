#!/usr/bin/env bash
# genanki-js 2.0.0 gives a note without a GUID of its own one that is computed from its fields: a hash of 64 bits in base 91, so about ten characters. It
# calculates with objects of big-integer by the usual operators, so that the hash becomes a floating-point number; after two divisions its remainders are
# no whole numbers any more, stand for no character and leave no trace. So most GUIDs have two characters, and of 2,000 notes 179 have the GUID of an earlier
# one. Anki and others take two notes with one GUID for the same note, so that only one of them is there after an import.
#
# Installs the package in a temporary folder, bundles it as for a browser, writes a deck of 2,000 sums, prints how many GUIDs its notes have and two notes
# that share one, and removes the folder. Ends with 1 if another version is installed or a figure differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts genanki-js@2.0.0 sql.js@1.13.0 esbuild@0.25.12

cat > write.js <<'SCRIPT'
import { Deck, Model, Package } from "genanki-js";
import initSqlJs from "sql.js";
import { version } from "genanki-js/package.json";

// What a browser would offer as a download is not needed here.
globalThis.saveAs = () => {};

initSqlJs().then(({ Database }) => {
  const model = new Model({
    name: "Basic",
    id: "1607392319",
    flds: [{ name: "Front" }, { name: "Back" }],
    req: [[0, "all", [0]]],
    tmpls: [{ qfmt: "{{Front}}", afmt: "{{FrontSide}}<hr id=answer>{{Back}}" }],
  });
  const deck = new Deck(2059400110, "Sums");
  for (let n = 1; n <= 2000; n++) deck.addNote(model.note([`${n} + ${n}`, `${n + n}`]));
  const db = new Database();
  const written = new Package();
  written.setSqlJs(db);
  written.addDeck(deck);
  written.writeToFile("sums.apkg");

  const rows = (sql) => db.exec(sql)[0].values;
  const [[notes, guids, longest]] = rows("select count(*), count(distinct guid), max(length(guid)) from notes");
  console.log(`genanki-js ${version}`);
  console.log(`${notes} notes have ${guids} GUIDs of at most ${longest} characters`);
  const [[guid, sides]] = rows("select guid, group_concat(replace(flds, char(31), ' = '), ' and ') from notes group by guid having count(*) > 1 order by min(id) limit 1");
  console.log(`${guid} is the GUID of ${sides}`);
});
SCRIPT
node_modules/.bin/esbuild write.js --bundle --platform=node --external:sql.js --external:jszip --external:js-sha256 --external:big-integer --outfile=write.cjs --log-level=error

seen=$(node write.cjs)
echo "$seen"
expected='genanki-js 2.0.0
2000 notes have 1821 GUIDs of at most 4 characters
+a is the GUID of 3 + 3 = 6 and 1559 + 1559 = 3118'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
