import { isComplete, type CardInput } from "@recollect/domain/cards/card.ts";
import { masksProblem } from "@recollect/domain/cards/masks/masks.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { turnsOfReading } from "../../../store/yield-while-parsing.ts";

/**
 * The complete cards, as `completeCards` returns them. A card without a definition is searched for gaps, and masks are read: other requests run in
 * between. Throws `card/too-many-masks`, `card/bad-mask`.
 */
export async function completeInPortions(cards: readonly CardInput[]): Promise<CardInput[]> {
  const complete: CardInput[] = [];
  const turn = turnsOfReading();
  for (const card of cards) {
    const problem = masksProblem(card.masks);
    if (problem) throw new AppError(problem);
    if (isComplete(card)) complete.push(card);
    const over = turn((card.definition.trim() === "" ? card.term.length : 0) + lengthOfMasks(card));
    // The pause is the point.
    if (over) await over;
  }
  return complete;
}

function lengthOfMasks({ masks = [] }: CardInput): number {
  return masks.reduce((length, line) => length + line.length, 0);
}
