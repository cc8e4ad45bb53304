import { shuffled } from "../../decks/shuffle.ts";
import { oneWayEach, type AskedCard } from "../asked-cards.ts";
import type { TestOptions } from "./test-options.ts";

/**
 * The questions of a test: one direction of each card, at most `count`, in the chosen order. If not all are asked they are drawn at random, so that
 * the next test of ten asks others; with `urgencyOf` (0 first) the most urgent ones are taken.
 */
export function arranged(
  candidates: readonly AskedCard[],
  { count, order }: Pick<TestOptions, "count" | "order">,
  { random, urgencyOf = () => 0 }: { random: () => number; urgencyOf?: (asked: AskedCard) => number },
): AskedCard[] {
  const asked = oneWayEach(candidates, random);
  const most = count === "all" ? asked.length : count;
  const drawn = new Set(
    shuffled(asked, random)
      .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
      .slice(0, most),
  );
  return order === "shuffled" ? shuffled([...drawn], random) : asked.filter((one) => drawn.has(one));
}
