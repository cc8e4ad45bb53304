import { contentOf, sameContent as sameCardContent, type CardContent, type CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";

/** One thing that two versions of a deck disagree on. A card that is missing in a version is null there. */
export type Difference =
  | { kind: "title" | "description"; mine: string; theirs: string }
  | { kind: "card"; mine: CardContent | null; theirs: CardContent | null }
  | { kind: "order" };

/** What differs between two versions of one deck, in reading order: texts first, then cards by their ids, then the cards' order. */
export function differences(mine: DeckInput, theirs: DeckInput): Difference[] {
  const found: Difference[] = [];
  if (!sameText(mine.title, theirs.title)) found.push({ kind: "title", mine: mine.title, theirs: theirs.title });
  if (!sameText(mine.description, theirs.description)) {
    found.push({ kind: "description", mine: mine.description, theirs: theirs.description });
  }
  found.push(...cardDifferences(mine.cards, theirs.cards));
  if (found.length === 0 && !sameContent(mine, theirs)) found.push({ kind: "order" });
  return found;
}

/**
 * Whether two versions say the same to a reader: same texts, same cards in the same order, whatever the cards' ids.
 * A save whose answer was lost is recognised by it.
 */
export function sameContent(a: DeckInput, b: DeckInput): boolean {
  return (
    sameText(a.title, b.title) &&
    sameText(a.description, b.description) &&
    a.cards.length === b.cards.length &&
    a.cards.every((card, row) => sameAs(card, b.cards[row]))
  );
}

function cardDifferences(mine: readonly CardInput[], theirs: readonly CardInput[]): Difference[] {
  const theirsById = new Map(theirs.flatMap((card) => (card.id === undefined ? [] : [[card.id, card] as const])));
  const mineIds = new Set(mine.map((card) => card.id));
  const fromMine = mine.flatMap((card): Difference[] => {
    const other = card.id === undefined ? undefined : theirsById.get(card.id);
    return sameAs(card, other) ? [] : [{ kind: "card", mine: contentOf(card), theirs: other ? contentOf(other) : null }];
  });
  const onlyTheirs = theirs.filter((card) => card.id === undefined || !mineIds.has(card.id));
  return [...fromMine, ...onlyTheirs.map((card): Difference => ({ kind: "card", mine: null, theirs: contentOf(card) }))];
}

function sameAs(a: CardInput, b: CardInput | undefined): boolean {
  return b !== undefined && sameCardContent(a, b);
}

/** White space at the ends is not a difference: the server may trim it. */
function sameText(a: string, b: string): boolean {
  return a.trim() === b.trim();
}
