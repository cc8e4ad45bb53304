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
  { random, urgencyOf = () => 0 }: { random: () => number; urgencyOf?: (askedCard: AskedCard) => number },
): AskedCard[] {
  const askedCards = oneWayEach(candidates, random);
  const most = count === "all" ? askedCards.length : count;
  const drawnCards = new Set(
    shuffled(askedCards, random)
      .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
      .slice(0, most),
  );
  return order === "shuffled" ? shuffled([...drawnCards], random) : askedCards.filter((one) => drawnCards.has(one));
}
