import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import { completeCards, isComplete, sameCard } from "@recollect/domain/cards/card.ts";
import type { Draft } from "./draft.ts";

/** How many unfinished cards a draft keeps that differs from the saved deck in nothing else, as after a save that left them out; 0 for other drafts. */
export function cardsLeftOut({ form, base }: Draft): number {
  if (!base || form.title !== base.title || form.description !== base.description) return 0;
  const [cards, savedCards] = [completeCards(form.cards), completeCards(base.cards)];
  const isSaved = cards.length === savedCards.length && cards.every((card, at) => savedCards[at] && sameCard(card, savedCards[at]));
  if (!isSaved) return 0;
  return form.cards.filter((card) => !isComplete(card) && cardTexts(card).some((text) => text.trim() !== "")).length;
}
