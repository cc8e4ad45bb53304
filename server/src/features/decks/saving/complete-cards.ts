import { setImmediate } from "node:timers/promises";

import { isComplete, type CardInput } from "@recollect/domain/cards/card.ts";

/** So many characters of terms are looked through for gaps in one turn of the event loop. */
const lookedAtOnce = 100_000;

/** The cards that can be asked for, as `completeCards` gives them. A term alone is read for gaps: others are looked at in between. */
export async function completeInPortions(cards: readonly CardInput[]): Promise<CardInput[]> {
  const complete: CardInput[] = [];
  let looked = 0;
  for (const card of cards) {
    if (isComplete(card)) complete.push(card);
    if (card.definition.trim() === "") looked += card.term.length;
    if (looked < lookedAtOnce) continue;
    looked = 0;
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    await setImmediate();
  }
  return complete;
}
