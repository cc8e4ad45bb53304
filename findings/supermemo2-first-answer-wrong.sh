#!/usr/bin/env bash
# supermemo2 1.1.0 is given a card's last interval and last factor, of which a new card has none: it begins with 2.5 itself, but only if the first answer was
# right. After a wrong one it returns the factor that it was given, which is none. The next right answer is still planned; from the one after that on both
# factor and interval are NaN, for ever. So a card that a student did not know at first is on no day again. With the same answers supermemo 2.0.23 comes to 13 days.
#
# Installs both packages in a temporary folder, gives them the same four answers, passes on what each returns, prints the intervals in days and removes
# the folder. Ends with 1 if another version is installed or an interval differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts supermemo2@1.1.0 supermemo@2.0.23

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { supermemo } from "supermemo";
import supermemo2 from "supermemo2";

const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
/** Qualities from 0 to 5: wrong, then right three times. */
const answers = [2, 4, 4, 4];

let [interval, factor] = [];
const theirs = answers.map((quality) => {
  const next = supermemo2.default(quality, interval, factor);
  [interval, factor] = [next.schedule, next.factor];
  return interval;
});
console.log(`${version("supermemo2")}: ${theirs.join(", ")}`);

let item = { interval: 0, repetition: 0, efactor: 2.5 };
const others = answers.map((quality) => {
  item = supermemo(item, quality);
  return item.interval;
});
console.log(`${version("supermemo")}: ${others.join(", ")}`);
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='supermemo2 1.1.0: 1, 6, NaN, NaN
supermemo 2.0.23: 1, 1, 6, 13'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
