#!/usr/bin/env bash
# pinyin-pro 3.29.4 reads a word that is not in its list of words by the usual reading of each character, and common words of textbooks are not in it. Its 心脏, the
# heart, is xīn zāng, in which zāng means dirty; 船长, the captain, is chuán cháng (as if it were the length of a ship), 有空, to have time, is yǒu kōng, 理发, to cut hair,
# is lǐ fā. CC-CEDICT, as chinese-lexicon 1.0.43 ships it, has each of these words with one reading, which is another. Nothing
# in the answer tells a reading that was looked up from one that was guessed, so a program that fills in the pinyin of a card teaches them.
#
# Installs both packages in a temporary folder, prints the readings of seven words by both, and removes the folder. Ends with 1 if another version is
# installed or a reading differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts pinyin-pro@3.29.4 chinese-lexicon@1.0.43

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pinyin } from "pinyin-pro";

// chinese-lexicon says on the same output that it loads its data.
const log = console.log;
console.log = () => {};
const lexicon = createRequire(import.meta.url)("chinese-lexicon");
console.log = log;

const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
console.log(`${version("pinyin-pro")}, ${version("chinese-lexicon")}`);
for (const word of ["心脏", "船长", "有空", "理发", "呕吐", "率先", "种植"]) {
  const listed = lexicon.allEntries.filter(({ simp }) => simp === word).map(({ pinyinTones }) => pinyinTones);
  console.log(`${word}: ${pinyin(word, { toneType: "num", type: "array" }).join("")}, ${[...new Set(listed)].join(" or ")}`);
}
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='pinyin-pro 3.29.4, chinese-lexicon 1.0.43
心脏: xin1zang1, xin1zang4
船长: chuan2chang2, chuan2zhang3
有空: you3kong1, you3kong4
理发: li3fa1, li3fa4
呕吐: ou3tu3, ou3tu4
率先: lü4xian1, shuai4xian1
种植: zhong3zhi2, zhong4zhi2'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
