import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";

import type { Examiner } from "./examiner.ts";

type ChoicesInput = {
  /** the cards that are asked */
  chosen: readonly AskedCard[];
  /** those that can be asked: wrong choices are texts of these */
  all: readonly AskedCard[];
  seed: string;
  /** orders of one sender wait for each other */
  sender: string;
};

/**
 * Multiple-choice questions of cards, with wrong choices of the same deck alone, because the other decks are somebody's own. A card for which none are found is
 * left out.
 */
export async function choicesFor(
  examiner: Pick<Examiner, "multipleChoice">,
  { chosen, all, seed, sender }: ChoicesInput,
): Promise<ChoiceQuestion[]> {
  const taken = new Set(chosen.map(({ id }) => id));
  const order = { cards: chosen, unasked: all.filter(({ id }) => !taken.has(id)), otherCards: [], seed };
  const neverAborted = new AbortController().signal;
  const { questions, tooFew } = await examiner.multipleChoice(order, { sender, signal: neverAborted, onProgress: () => {} });
  const withoutChoices = new Set(tooFew);
  return questions.filter(({ cardId }) => !withoutChoices.has(cardId));
}
