import { shuffled } from "../../decks/shuffle.ts";
import { oneWayEach, type AskedCard } from "../asked-cards.ts";
import type { TestOptions } from "./test-options.ts";

/**
 * The questions of a test out of all that could be asked: one way of each card, no more than the count, in the order that was chosen. Fewer than
 * all are drawn by chance, so that the next test of ten asks others; where `urgencyOf` is given (0 comes first), the most urgent are drawn.
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
