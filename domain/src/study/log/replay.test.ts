import { expect, test } from "vitest";

import { aRandomLog } from "../../../test/log-samples.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { cardKeyOf, type Entry } from "./entry.ts";
import { inLogOrder, withoutUndone } from "./log.ts";
import { afterNth, rebuiltCard, untouched } from "./rebuild.ts";
import { replayOf } from "./replay.ts";
import { groupBy } from "../../words/grouped.ts";

/** The logs of single cards, each in the order in which its entries arrive. */
function logsOfCards(): Entry[][] {
  const random = seededRandom("replays");
  return Array.from({ length: 30 }, () => [...groupBy(aRandomLog(random, 60), cardKeyOf).values()]).flat();
}

/** An undo arrives after the entry it undoes; the server refuses any other. */
const canBe = (entry: Entry, earlier: readonly Entry[]) => entry.kind !== "undo" || earlier.some(({ id }) => id === entry.undoes);

test("a card that is replayed as its entries arrive has the same state as when all of them are replayed at once", () => {
  for (const log of logsOfCards()) {
    for (const begin of [0, Math.floor(log.length / 2)]) {
      const arrived = log.slice(0, begin);
      const replay = replayOf(arrived);
      for (const entry of log.slice(begin)) {
        if (!canBe(entry, arrived)) continue;
        const before = withoutUndone(arrived.toSorted(inLogOrder)).filter((one) => inLogOrder(one, entry) < 0);
        expect(replay.before(entry)).toEqual(before.reduce((progress, _one, at) => afterNth(before, at, progress), untouched));
        replay.add(entry);
        arrived.push(entry);
        expect(replay.progress()).toEqual(rebuiltCard(arrived));
      }
    }
  }
});
