import { cardIdOf } from "../../study/prompt-keys.ts";
import type { TestOptions } from "./test-options.ts";

/** From a larger deck, a sample of this many questions says as much as all of them. */
const leastSample = 10;

/** The keys of the questions that are in a test, and of those of its deck that are not. */
type Questions = { asked: readonly string[]; unasked: readonly string[] };

/**
 * Whether a test asks the deck: every card of it, in one direction or the other, or a sample that is large enough. One of tagged or starred cards, of due ones, or of
 * what was missed is no whole test, however many they are.
 */
export function isWholeTest({ which }: Pick<TestOptions, "which">, { asked, unasked }: Questions): boolean {
  if (which.kind !== "all" || asked.length === 0) return false;
  const cards = new Set(asked.map(cardIdOf));
  return asked.length >= leastSample || unasked.every((key) => cards.has(cardIdOf(key)));
}
