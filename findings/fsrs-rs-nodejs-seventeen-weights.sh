#!/usr/bin/env bash
# fsrs-rs-nodejs 0.9.0 accepts the 17 weights of FSRS-4.5, which older programs export, and schedules by other formulas than they were learned for: it uses
# them as those of FSRS-5, in which the two weights of a first difficulty mean something else, and converts none. A card whose first answer is Good has
# the lowest difficulty there is, 1, in place of 5.82, and after six answers its interval is 137 days where ts-fsrs 5.4.2 and
# @open-spaced-repetition/binding 0.5.0, which convert the same weights, both come to 56. Nothing says so: there is no error and no notice.
#
# Installs the three packages in a temporary folder, gives each the same weights and the same six answers, prints the difficulty after the first and
# the interval after each, and removes the folder. Ends with 1 if another version is installed or a figure differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts fsrs-rs-nodejs@0.9.0 ts-fsrs@5.4.2 @open-spaced-repetition/binding@0.5.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { FSRSBinding } from "@open-spaced-repetition/binding";
import { createEmptyCard, fsrs } from "ts-fsrs";

const { FSRS } = createRequire(import.meta.url)("fsrs-rs-nodejs");
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
/** The default weights of FSRS-4.5. */
const weights = [0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461, 2.1072, 0.0793, 0.3246, 1.587, 0.2272, 2.8755];
const answers = [[0, "good"], [4, "good"], [14, "again"], [1, "hard"], [4, "good"], [10, "easy"]];
const grades = { again: 1, hard: 2, good: 3, easy: 4 };

function byRust(engine) {
  let memory = null;
  return answers.map(([days, rating]) => {
    const next = engine.nextStates(memory, 0.9, days)[rating];
    memory = next.memory;
    return { days: next.interval, difficulty: memory.difficulty };
  });
}

function byTypeScript() {
  const engine = fsrs({ w: weights, enable_fuzz: false, enable_short_term: false });
  let at = Date.UTC(2026, 0, 1, 12);
  let card = createEmptyCard(new Date(at));
  return answers.map(([days, rating]) => {
    at += days * 86_400_000;
    card = engine.next(card, new Date(at), grades[rating]).card;
    return { days: card.scheduled_days, difficulty: card.difficulty };
  });
}

function show(name, states) {
  const days = states.map((state) => Math.round(state.days)).join(", ");
  console.log(`${version(name)}: difficulty ${states[0].difficulty.toFixed(2)}, then intervals of ${days} days`);
}

// ts-fsrs says on the same output that it converts the weights.
console.debug = () => {};
show("ts-fsrs", byTypeScript());
show("@open-spaced-repetition/binding", byRust(new FSRSBinding(weights)));
show("fsrs-rs-nodejs", byRust(new FSRS(weights)));
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='ts-fsrs 5.4.2: difficulty 5.82, then intervals of 4, 14, 3, 3, 10, 56 days
@open-spaced-repetition/binding 0.5.0: difficulty 5.82, then intervals of 4, 14, 3, 3, 10, 56 days
fsrs-rs-nodejs 0.9.0: difficulty 1.00, then intervals of 4, 23, 4, 5, 23, 137 days'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
