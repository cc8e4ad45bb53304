#!/usr/bin/env bash
# hanja 1.1.5 writes Chinese characters in Hangul, with the rules for a first ㄹ or ㄴ, as its documentation says, and reads 率 as 솔 in every word: 確率 (probability) becomes 확솔,
# 百分率 (percentage) 백분솔 and 比率 (ratio) 비솔, which are no words. The character is 률 where it means a rate, written 율 after a vowel or ㄴ by article 11 of the
# rules of Korean spelling: 확률, 백분율, 비율. 솔 it is only where it means to lead, as in 統率, 통솔. 不 it leaves 불 before ㄷ and ㅈ, where dictionaries have 부: 不動産
# (real estate) becomes 불동산 in place of 부동산. And 音樂 (music) becomes 음락, in place of 음악. 規律, with another character of the same sound, is right: 규율.
#
# Installs the package in a temporary folder, prints words in Hangul and removes the folder. Ends with 1 if another version is installed or a word differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts hanja@1.1.5

cat > look.cjs <<'SCRIPT'
const { default: hanja } = require("hanja");
const { version } = require("hanja/package.json");

console.log(`hanja ${version}`);
const show = (words) => words.map((word) => `${word} ${hanja.translate(word, "SUBSTITUTION")}`).join(", ");
console.log(show(["女子", "歷史", "規律", "統率"]));
console.log(show(["確率", "百分率", "比率", "不動産", "不當", "不足", "音樂"]));
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='hanja 1.1.5
女子 여자, 歷史 역사, 規律 규율, 統率 통솔
確率 확솔, 百分率 백분솔, 比率 비솔, 不動産 불동산, 不當 불당, 不足 불족, 音樂 음락'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
