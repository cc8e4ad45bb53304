import { hasBothSides, isComplete, type Card } from "../cards/card.ts";
import { gapQuestion } from "../cards/gap-question.ts";
import { hasWriting, mediumOf } from "../cards/medium.ts";
import { cardIdOf, promptsOf } from "../study/prompts.ts";

/** How a test asks: choices are shown, and may be pictures; a written answer is words. */
export type WayOfAsking = "choices" | "written";

/** A question as a card: what is asked, and what belongs to it. `id` is the prompt's key. */
export type AskedCard = { id: string; term: string; definition: string };

/**
 * What a test asks of a deck, in the deck's order: a term for its definition, a sentence for what belongs in its gap, gap by gap. What
 * can't be asked is left out.
 */
export function askedCards(cards: readonly Card[], way: WayOfAsking): AskedCard[] {
  return cards.flatMap((card) => questionsOf(card).filter((asked) => canBeAsked(asked, way)));
}

/** How many complete cards a test leaves out. */
export function leftOutCount(cards: readonly Card[], way: WayOfAsking): number {
  return cards.filter((card) => isComplete(card) && askedCards([card], way).length === 0).length;
}

/** What the key of a question asks of its card; null when it asks for no such thing. */
export function askedOf(card: Card, key: string): AskedCard | null {
  return questionsOf(card).find(({ id }) => id === key) ?? null;
}

/** The wording of the usual question. */
export function questionFor({ id, term }: Pick<AskedCard, "id" | "term">): string {
  return isGap(id) ? `Fill the gap: ${term}` : `What is the definition of: ${term}?`;
}

/** The wording where there is nothing to choose from. */
export function yesOrNoFor({ id, term, definition }: AskedCard): string {
  return isGap(id) ? `Does this belong in the gap: ${term}? ${definition}` : `Is this the definition of: ${term}? ${definition}`;
}

function isGap(key: string): boolean {
  return cardIdOf(key) !== key;
}

function questionsOf(card: Card): AskedCard[] {
  return promptsOf(card).flatMap(({ key, asks }) => {
    if (asks === "term") return [];
    if (asks === "definition") return hasBothSides(card) ? [{ id: key, term: card.term, definition: card.definition }] : [];
    const gap = gapQuestion(card.term, asks.gap);
    return gap ? [{ id: key, term: gap.question, definition: gap.answer }] : [];
  });
}

/** A sound can't be heard among choices, nor a picture written; and a sound alone asks nothing that can be read. */
function canBeAsked({ term, definition }: AskedCard, way: WayOfAsking): boolean {
  if (!hasWriting(term) && mediumOf(term) === "sound") return false;
  return hasWriting(definition) || (way === "choices" && mediumOf(definition) === "picture");
}
