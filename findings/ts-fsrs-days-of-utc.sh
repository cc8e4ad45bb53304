#!/usr/bin/env bash
# ts-fsrs 5.4.2 counts the days between two answers by the calendar of UTC, wherever the student is. Two answers that are twenty minutes apart are on two
# days if midnight UTC is between them, which is 7 in the evening in New York and 9 in the morning in Tokyo: then a second Good adds to the stability as if
# a night had passed, here from 29.18 to 31.81 days. Two answers almost a day apart, on two study days of the student, may be on one day of UTC, and then
# the second adds nothing. Its types and examples speak of dates and of elapsed days, not of a zone, and it takes none.
#
# Installs the package in a temporary folder, answers one card twice at four pairs of moments, prints the stability after each and removes the folder.
# Ends with 1 if another version is installed or a figure differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts ts-fsrs@5.4.2

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { createEmptyCard, fsrs, Rating, State } from "ts-fsrs";

const { version } = JSON.parse(readFileSync("node_modules/ts-fsrs/package.json", "utf8"));
console.log(`ts-fsrs ${version}`);
const engine = fsrs({ enable_fuzz: false });
const learned = new Date("2026-03-01T12:00:00Z");
const known = { ...createEmptyCard(learned), state: State.Review, stability: 9, difficulty: 5, reps: 2, last_review: learned, scheduled_days: 9 };

for (const [first, second] of [
  ["2026-03-10T23:50:00Z", "2026-03-11T00:10:00Z"],
  ["2026-03-10T18:50:00-05:00", "2026-03-10T19:10:00-05:00"],
  ["2026-03-10T12:50:00Z", "2026-03-10T13:10:00Z"],
  ["2026-03-10T00:10:00Z", "2026-03-10T23:50:00Z"],
]) {
  const once = engine.next(known, new Date(first), Rating.Good).card;
  const twice = engine.next(once, new Date(second), Rating.Good).card;
  console.log(`${first}, ${second}: ${once.stability.toFixed(2)}, ${twice.stability.toFixed(2)}`);
}
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='ts-fsrs 5.4.2
2026-03-10T23:50:00Z, 2026-03-11T00:10:00Z: 29.18, 31.81
2026-03-10T18:50:00-05:00, 2026-03-10T19:10:00-05:00: 29.18, 31.81
2026-03-10T12:50:00Z, 2026-03-10T13:10:00Z: 29.18, 29.18
2026-03-10T00:10:00Z, 2026-03-10T23:50:00Z: 29.18, 29.18'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
