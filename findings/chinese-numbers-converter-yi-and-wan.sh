#!/usr/bin/env bash
# chinese-numbers-converter 2.3.1 reads Chinese numbers, by its documentation up to 亿 (100,000,000), and goes wrong where 万 (10,000) follows 亿: it multiplies what stands
# before 亿 by 万 as well. 一亿二千万, 120,000,000, is read as 1,000,020,000,000, and 十三亿九千万, about the population of China in 2017, as 13,000,090,000,000, in place of
# 1,390,000,000. In a Chinese number 亿 closes its part, and 万 belongs to what stands between the two. 十二亿 and 三千万 alone are right, 一亿零三 too, and so is
# 一万亿, where 万 does stand before 亿. chinese-parseint2 2.0.6 reads all of them.
#
# Installs both packages in a temporary folder, prints how they read six numbers and removes the folder. Ends with 1 if another version is installed or a number
# differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts chinese-numbers-converter@2.3.1 chinese-parseint2@2.0.6

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ChineseNumber from "chinese-numbers-converter";

const require = createRequire(import.meta.url);
const other = require("chinese-parseint2");
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;

console.log(`${version("chinese-numbers-converter")}, ${version("chinese-parseint2")}`);
for (const number of ["十二亿", "三千万", "一亿零三", "一万亿", "一亿二千万", "十三亿九千万"])
  console.log(`${number}: ${new ChineseNumber(number).toArabicString()}, ${(other.default ?? other)(number)}`);
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='chinese-numbers-converter 2.3.1, chinese-parseint2 2.0.6
十二亿: 1200000000, 1200000000
三千万: 30000000, 30000000
一亿零三: 100000003, 100000003
一万亿: 1000000000000, 1000000000000
一亿二千万: 1000020000000, 120000000
十三亿九千万: 13000090000000, 1390000000'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
