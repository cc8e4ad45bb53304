import { isComplete, type Card } from "../../cards/card.ts";
import { cardFieldNames, sameValue, valueOf, type CardChange, type DeckContent, type DeckPatch, type TextField } from "../deck-patch.ts";
import { isMoved } from "../make-patch.ts";
import { clashKey, mergeCard, withTheirs, type Clash } from "./merge-card.ts";

/** What the author changed, as a follower sees it: one for each text of the deck and each card. */
export type AuthorChange =
  | {
      readonly kind: "text";
      readonly field: TextField;
      readonly base: string;
      readonly theirs: string;
      readonly mine: string;
      readonly clashes: boolean;
    }
  | { readonly kind: "added"; readonly card: Card }
  /** `after` is my card with what is taken; `clashes` are the fields in which mine stays */
  | { readonly kind: "changed"; readonly before: Card; readonly after: Card; readonly clashes: readonly Clash[] }
  | { readonly kind: "removed"; readonly card: Card }
  /** the author removed the card, and mine stays, because I studied or edited it */
  | { readonly kind: "stays"; readonly card: Card; readonly why: "studied" | "edited" }
  /** I removed the card, and the author changed it since; it stays away unless it is wanted */
  | { readonly kind: "away"; readonly card: Card }
  | { readonly kind: "order" };

export type FollowedMerge = {
  /** makes my deck what it is with the author's changes; each change begins with what my deck has now */
  readonly patch: DeckPatch;
  readonly changes: readonly AuthorChange[];
};

export type FollowedMergeInput = {
  /** the author's deck as I last took it; a card that is in both decks, and neither here nor in `left`, has no base */
  readonly base: DeckContent;
  /** cards that left the author's deck before, as they were: the base of those that come back */
  readonly left?: readonly Card[];
  readonly mine: DeckContent & { readonly revision: number };
  readonly theirs: DeckContent;
  /** whether I have studied a card */
  readonly isStudied: (id: string) => boolean;
  /** the clashes, by `clashKey` or the name of the text, that are decided for the author */
  readonly theirsFor?: ReadonlySet<string>;
  /** cards of kind `away` that I want back */
  readonly wanted?: ReadonlySet<string>;
};

const textNames: readonly TextField[] = ["title", "description"];
const none: ReadonlySet<string> = new Set();

/**
 * Merges the author's deck into mine, three-way and by field. The cards of all three have my ids. What only the author changed is taken, what only I
 * changed stays; where both changed a field otherwise, mine stays and is listed. A card that I removed stays away, also if the author removes it and brings
 * it back. A card that the author removed goes, if I neither studied nor edited it. The author's order is taken, unless I moved cards; new cards follow the card that they follow there.
 */
export function mergeDecks({
  base,
  left = [],
  mine,
  theirs,
  isStudied,
  theirsFor = none,
  wanted = none,
}: FollowedMergeInput): FollowedMerge {
  const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map(({ cards }) => new Map(cards.map((card) => [card.id, card]))) as [
    Map<string, Card>,
    Map<string, Card>,
    Map<string, Card>,
  ];
  const ofLeft = new Map(left.map((card) => [card.id, card]));
  const changes: AuthorChange[] = [];
  const patch = { base: mine.revision, cards: [] as CardChange[], added: [] as DeckPatch["added"][number][], removed: [] as Card[] };
  const texts = mergeTexts({ base, mine, theirs }, theirsFor, changes);
  let after: string | null = null;
  for (const card of theirs.cards) {
    const before = ofMine.get(card.id);
    const baseCard = ofBase.get(card.id) ?? ofLeft.get(card.id) ?? null;
    if (before) mergeHere(baseCard, before, card);
    else if (!baseCard || wanted.has(card.id)) patch.added.push({ after, card });
    if (!before && !baseCard) changes.push({ kind: "added", card });
    else if (!before && baseCard && !isSame(baseCard, card)) changes.push({ kind: "away", card });
    if (before || !baseCard || wanted.has(card.id)) after = card.id;
  }
  for (const card of base.cards) {
    const before = ofMine.get(card.id);
    if (!before || ofTheirs.has(card.id)) continue;
    const why = !isSame(card, before) ? "edited" : isStudied(card.id) ? "studied" : null;
    if (why === null) patch.removed.push(before);
    changes.push(why === null ? { kind: "removed", card: before } : { kind: "stays", card: before, why });
  }
  const order = isMoved(base.cards, theirs.cards) && !isMoved(base.cards, mine.cards) ? theirs.cards.map(({ id }) => id) : null;
  if (order !== null) changes.push({ kind: "order" });
  return { patch: { ...patch, ...texts, order }, changes };

  function mergeHere(baseCard: Card | null, before: Card, card: Card): void {
    // Of a long deck nearly all cards.
    if (isComplete(before) && ((baseCard && isSame(baseCard, card)) || isSame(before, card))) return;
    const { card: merged, clashes } = mergeCard(baseCard, before, card);
    if (clashes.length > 0 || !isSame(before, merged)) changes.push({ kind: "changed", before, after: merged, clashes });
    const next = withTheirs(
      merged,
      card,
      clashes.filter((clash) => theirsFor.has(clashKey(card.id, clash))),
    );
    for (const field of cardFieldNames) {
      const [from, to] = [valueOf(before, field), valueOf(next, field)];
      if (!sameValue(from, to)) patch.cards.push({ id: card.id, field, from, to });
    }
  }
}

/** Adds to the changes; returns what the patch changes. */
function mergeTexts(
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", DeckContent>,
  theirsFor: ReadonlySet<string>,
  changes: AuthorChange[],
): Pick<DeckPatch, TextField> {
  const texts: Partial<Record<TextField, DeckPatch["title"]>> = {};
  for (const field of textNames) {
    const [was, here, there] = [base[field].trim(), mine[field].trim(), theirs[field].trim()];
    if (was === there || here === there) continue;
    const clashes = was !== here;
    changes.push({ kind: "text", field, base: was, theirs: there, mine: here, clashes });
    if (!clashes || theirsFor.has(field)) texts[field] = { from: mine[field], to: there };
  }
  return texts;
}

/** Whether two cards have the same fields to the letter. */
function isSame(a: Card, b: Card): boolean {
  return a === b || cardFieldNames.every((field) => sameValue(valueOf(a, field), valueOf(b, field)));
}
