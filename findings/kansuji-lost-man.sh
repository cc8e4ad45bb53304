#!/usr/bin/env bash
# kansuji 1.1.0 writes numbers in kanji, with units far beyond 億, and leaves 万 (ten thousand) out wherever the digit in its own place is a zero:
# 1,000,000 is 百, which is 100; 100,001 is 十一, which is 11; and of 125,000,000, about the population of Japan, comes 一億二千五百, which is 100,002,500. Japanese
# counts in groups of four digits, and the unit of a group belongs to all of its digits: 百万, 十万一, 一億二千五百万. The examples of the documentation have no
# such zero, and 10,000 and 1,230,000 are right. With 億 it is the same: 1,000,000,000 is 十. kansuji-ts 1.0.3 writes the same.
#
# Installs three packages in a temporary folder, writes numbers in kanji by two, reads them again by @geolonia/japanese-numeral 1.0.2, prints both and removes the
# folder. Ends with 1 if another version is installed or a number differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts kansuji@1.1.0 kansuji-ts@1.0.3 @geolonia/japanese-numeral@1.0.2

cat > look.cjs <<'SCRIPT'
const { kanji2number, number2kanji } = require("@geolonia/japanese-numeral");
const version = (name) => `${name} ${require(`${name}/package.json`).version}`;

for (const [name, write] of [["kansuji", require("kansuji")], ["kansuji-ts", require("kansuji-ts").default]]) {
  console.log(version(name));
  for (const number of [10_000, 1_230_000, 100_001, 1_000_000, 125_000_000, 1_000_000_000]) {
    const kanji = write(number);
    console.log(`${number}: ${kanji}, read ${kanji2number(kanji)}`);
  }
}
console.log(`${version("@geolonia/japanese-numeral")}: ${[100_001, 1_000_000, 125_000_000].map(number2kanji).join(", ")}`);
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='kansuji 1.1.0
10000: 一万, read 10000
1230000: 百二十三万, read 1230000
100001: 十一, read 11
1000000: 百, read 100
125000000: 一億二千五百, read 100002500
1000000000: 十, read 10
kansuji-ts 1.0.3
10000: 一万, read 10000
1230000: 百二十三万, read 1230000
100001: 十一, read 11
1000000: 百, read 100
125000000: 一億二千五百, read 100002500
1000000000: 十, read 10
@geolonia/japanese-numeral 1.0.2: 十万一, 百万, 一億二千五百万'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
