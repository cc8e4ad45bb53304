import type { DeckContent } from "../deck-patch.ts";
import { sameText, suggestedFields, suggestedText, type SuggestedField } from "../suggestions/suggestion.ts";
import type { Original } from "./following.ts";
import { cardsLeft, pairsOf, type TakenDeck } from "./taken-deck.ts";

/** A side of a followed card, or its note, that says something else here than in the author's deck, because its follower edited it. */
export type OwnEdit = {
  /** the author's id of the card, by which a suggestion finds it */
  readonly cardId: string;
  /** the card's term here, by which its follower knows it */
  readonly term: string;
  readonly field: SuggestedField;
  readonly mine: string;
  readonly theirs: string;
};

/** What a follower can suggest to the author. */
export type OwnEdits = {
  readonly original: Original;
  readonly edits: readonly OwnEdit[];
  /** how many more there are */
  readonly unlisted: number;
};

/** The author's card that one of mine came from, and what I edited on it: where a correction of it can be suggested. */
export type AuthorCard = { readonly deckId: number; readonly cardId: string; readonly edits: readonly OwnEdit[] };

/** The most edits that are listed: what is more follows when these are decided. */
export const editsAtMost = 100;

/**
 * The sides that I edited and that still differ from the author's, in the order of the author's deck. A side that only the author changed is no edit of mine.
 * Where it is not known what a side was, any difference is mine. Of a card that the author removed nothing can be suggested.
 */
export function ownEdits(taken: TakenDeck, mine: DeckContent, theirs: DeckContent): OwnEdit[] {
  const ids = new Map([...taken.left, ...pairsOf(taken)].map(({ id, source }) => [source, id]));
  const [here, base] = [mine.cards, [...cardsLeft(taken), ...taken.cards]].map((cards) => new Map(cards.map((card) => [card.id, card])));
  return theirs.cards.flatMap((card): OwnEdit[] => {
    const id = ids.get(card.id) ?? "";
    const own = here?.get(id);
    const before = base?.get(id);
    if (!own) return [];
    return suggestedFields.flatMap((field) => {
      const [text, there] = [suggestedText(own, field), suggestedText(card, field)];
      const isMine = !sameText(text, there) && !(before && sameText(text, suggestedText(before, field)));
      return isMine && text.trim() !== "" ? [{ cardId: card.id, term: own.term, field, mine: text, theirs: there }] : [];
    });
  });
}

/** The author's card of one of mine, with my edits of it; null for a card that the author's deck does not have. */
export function ownEditsOf(
  id: string,
  taken: TakenDeck,
  mine: DeckContent,
  theirs: DeckContent,
): Pick<AuthorCard, "cardId" | "edits"> | null {
  const source = [...pairsOf(taken), ...taken.left].find((pair) => pair.id === id)?.source;
  if (source === undefined || !theirs.cards.some((card) => card.id === source)) return null;
  return { cardId: source, edits: ownEdits(taken, mine, theirs).filter(({ cardId }) => cardId === source) };
}
