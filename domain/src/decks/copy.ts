import { withId, type Card } from "../cards/card.ts";
import type { Deck } from "./deck.ts";
import { DECK } from "../limits/limits.ts";

/**
 * A copy's title: '{title} (Copy)'. A title without space for the suffix stays as it is: nothing is cut off, the copy can be saved under
 * the same limit, and `copiedFrom` marks it as a copy.
 */
export function copyTitle(title: string): string {
  const titleOfCopy = `${title} (Copy)`;
  return titleOfCopy.length > DECK.titleMaxLength ? title : titleOfCopy;
}

/** The cards of a copy under new ids, and for each new id the original's. */
export function copiedCards(cards: readonly Card[], newId: () => string): { cards: Card[]; origins: Record<Card["id"], Card["id"]> } {
  const copies = cards.map((card) => withId(card, newId()));
  return { cards: copies, origins: Object.fromEntries(copies.map(({ id }, index) => [id, cards[index]?.id ?? id])) };
}

/** What a copy stores about its original. */
export function copiedFrom(original: Pick<Deck, "id"> & { author: string }, now: number): NonNullable<Deck["copiedFrom"]> {
  return { originalId: original.id, originalAuthor: original.author, copiedAt: now };
}
