#!/usr/bin/env bash
# femto-fsrs 2.0.0 may give a card a longer interval because it was forgotten. The stability after a wrong answer is computed from how long ago the card was
# asked, and FSRS bounds it by the one before; femto-fsrs leaves the bound out. A card that was learned with Hard and asked again after 60 days comes back
# after 2 days when it is forgotten then, where it was due after 1 day before; with ts-fsrs 5.4.2 and the same 19 weights it stays at 1. With Good and 100 days
# it is 4 days in place of 3. So a student who was away for a holiday sees what they forgot later, not sooner.
#
# Installs both packages in a temporary folder, gives them the same weights and answers, prints both stabilities before and after, and removes the
# folder. Ends with 1 if another version is installed or a figure differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts femto-fsrs@2.0.0 ts-fsrs@5.4.2

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { createDeck } from "femto-fsrs";
import { createEmptyCard, fsrs } from "ts-fsrs";

const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
/** The default weights of FSRS-5. */
const weights = [0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192, 1.01925, 1.9395, 0.11, 0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621];
const again = 1;

function byFemto(grade, days) {
  const deck = createDeck({ w: weights });
  const first = deck.newCard(grade);
  const second = deck.gradeCard(first, days, again);
  return [first.S, second.S];
}

// ts-fsrs says on the same output that it fills up the weights.
console.debug = () => {};
const engine = fsrs({ w: weights, enable_fuzz: false, enable_short_term: false });

function byTsFsrs(grade, days) {
  const at = Date.UTC(2026, 0, 1, 12);
  const first = engine.next(createEmptyCard(new Date(at)), new Date(at), grade).card;
  const second = engine.next(first, new Date(at + days * 86_400_000), again).card;
  return [first.stability, second.stability];
}

const names = ["", "Again", "Hard", "Good"];
for (const [name, states] of [["femto-fsrs", byFemto], ["ts-fsrs", byTsFsrs]])
  for (const [grade, days] of [[1, 30], [2, 60], [3, 100]]) {
    const [before, after] = states(grade, days).map((stability) => stability.toFixed(2));
    console.log(`${version(name)}: ${names[grade]}, then Again after ${days} days: stability ${before}, then ${after}`);
  }
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='femto-fsrs 2.0.0: Again, then Again after 30 days: stability 0.40, then 0.93
femto-fsrs 2.0.0: Hard, then Again after 60 days: stability 1.18, then 2.08
femto-fsrs 2.0.0: Good, then Again after 100 days: stability 3.17, then 3.66
ts-fsrs 5.4.2: Again, then Again after 30 days: stability 0.40, then 0.40
ts-fsrs 5.4.2: Hard, then Again after 60 days: stability 1.18, then 1.18
ts-fsrs 5.4.2: Good, then Again after 100 days: stability 3.17, then 3.17'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
