#!/usr/bin/env bash
# pinyin-utils 2.32.0 turns tones in digits into marks, and does not know v and u:, in which dictionaries and keyboards write ü. Its numberToMark gives nv for nv3 (woman)
# and lv for lv4 (green): the digit is taken away and no mark is set, so the tone is lost without a word, and the same syllable read back has the tone 5. Of lve4 it makes
# lvè, with the v left in, and nu:3, as CC-CEDICT has it, stays as it is, of which markToNumber makes nu:35. pinyin-split 1.170.0, of the same project, loses the syllable
# itself: of lvse (green) only "se" is left, and of nver (daughter) come "n" and "er". Only with ü are all these right.
#
# Installs both packages in a temporary folder, prints syllables and words by both, and removes the folder. Ends with 1 if another version is installed or a
# syllable differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts pinyin-utils@2.32.0 pinyin-split@1.170.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { markToNumber, numberToMark } from "pinyin-utils";
import { split } from "pinyin-split";

const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
console.log(version("pinyin-utils"));
for (const syllable of ["nü3", "nv3", "lv4", "lve4", "nu:3"]) {
  const marked = numberToMark(syllable);
  console.log(`${syllable}: ${marked}, and back ${markToNumber(marked)}`);
}
console.log(version("pinyin-split"));
for (const word of ["lüse", "lvse", "nüer", "nver"]) console.log(`${word}: ${split(word).join(" ")}`);
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='pinyin-utils 2.32.0
nü3: nǚ, and back nü3
nv3: nv, and back nv5
lv4: lv, and back lv5
lve4: lvè, and back lve4
nu:3: nu:3, and back nu:35
pinyin-split 1.170.0
lüse: lü se
lvse: se
nüer: nü er
nver: n er'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
