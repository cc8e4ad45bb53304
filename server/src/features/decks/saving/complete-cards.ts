import { isComplete, type CardInput } from "@recollect/domain/cards/card.ts";

import { turnsOfReading } from "../../../store/yield-while-parsing.ts";

/** The complete cards, as `completeCards` returns them. A card without a definition is searched for gaps: other requests run in between. */
export async function completeInPortions(cards: readonly CardInput[]): Promise<CardInput[]> {
  const complete: CardInput[] = [];
  const turn = turnsOfReading();
  for (const card of cards) {
    if (isComplete(card)) complete.push(card);
    const over = turn(card.definition.trim() === "" ? card.term.length : 0);
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    if (over) await over;
  }
  return complete;
}
