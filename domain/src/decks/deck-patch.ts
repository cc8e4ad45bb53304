import { cardFields, isComplete, isEmptyField, sameCard, type Card, type CardContent } from "../cards/card.ts";

/** The value of a card's field in a patch; null stands for a field that the card does not have. */
export type FieldValue = string | readonly string[] | boolean | null;

export type TextField = "title" | "description";
export type CardFieldName = keyof CardContent;

/** A field that a student changed: what it was when they began, and what it became. */
export type FieldChange<Value = FieldValue> = { readonly from: Value; readonly to: Value };

/** A change of one field of one card. */
export type CardChange = FieldChange & { readonly id: string; readonly field: CardFieldName };

/**
 * A save as the changes that a student made, so that two devices, or a device that was offline for a week, can change one deck without overwriting each
 * other.
 */
export type DeckPatch = {
  /** the revision that the student began with */
  readonly base: number;
  readonly title?: FieldChange<string> | undefined;
  readonly description?: FieldChange<string> | undefined;
  readonly cards: readonly CardChange[];
  /** new cards, with ids that the device made; `after` is the id of the card that each follows, null at the beginning */
  readonly added: readonly { readonly after: string | null; readonly card: Card }[];
  /** the deleted cards, as the student last saw them */
  readonly removed: readonly Card[];
  /** the ids of the student's cards in their order, if the student moved any; null otherwise */
  readonly order: readonly string[] | null;
};

/** A field that was changed here and elsewhere: its student chooses. Nothing of the patch is applied until then. */
export type PatchConflict = { readonly mine: FieldValue; readonly theirs: FieldValue } & (
  | { readonly kind: "text"; readonly field: TextField }
  | { readonly kind: "card"; readonly id: string; readonly field: CardFieldName }
  /** a changed card that was deleted elsewhere and that nobody has whole any more; `theirs` is null */
  | { readonly kind: "gone"; readonly id: string; readonly field: CardFieldName }
);

/** What a save changes of a deck; every card has its id. */
export type DeckContent = { readonly title: string; readonly description: string; readonly cards: readonly Card[] };

export type PatchResult = {
  deck: DeckContent;
  conflicts: PatchConflict[];
  /** whether the deck differs from the one before */
  isChanged: boolean;
};

/**
 * Applies the patch to the deck as it is now, field by field. A field that only one side changed takes that change; one that both changed alike is no
 * conflict, so a patch that is sent twice changes nothing the second time. Of a card that one side deleted and the other edited the edit stays. The
 * later writer's order stands. `cardAtBase` gives a card of the revision that the patch began with, or null if it is no longer known.
 */
export function applyPatch(deck: DeckContent, patch: DeckPatch, cardAtBase: (id: string) => Card | null): PatchResult {
  const conflicts: PatchConflict[] = [];
  const text = (field: TextField) => {
    const change = patch[field];
    const now = deck[field];
    if (!change || now.trim() === change.to.trim()) return now;
    if (now.trim() === change.from.trim()) return change.to;
    conflicts.push({ kind: "text", field, mine: change.to, theirs: now });
    return now;
  };
  const [title, description] = [text("title"), text("description")];
  const changedList = changedCards(deck.cards, patch, cardAtBase, conflicts);
  const cards = inOrder(withAdded(withoutRemoved(changedList, patch), patch.added, conflicts), patch);
  const isChanged =
    title !== deck.title ||
    description !== deck.description ||
    cards.length !== deck.cards.length ||
    cards.some((card, at) => !sameCard(card, deck.cards[at] as Card));
  return { deck: { title, description, cards }, conflicts, isChanged };
}

function changedCards(
  cards: readonly Card[],
  { cards: changes }: DeckPatch,
  cardAtBase: (id: string) => Card | null,
  conflicts: PatchConflict[],
): readonly Card[] {
  const ofCard = new Map<string, CardChange[]>();
  for (const change of changes) addTo(ofCard, change.id, change);
  if (ofCard.size === 0) return cards;
  const result = cards.map((card) => {
    const own = ofCard.get(card.id);
    ofCard.delete(card.id);
    return own ? changedCard(card, own, conflicts) : card;
  });
  // What is left was deleted elsewhere: the edit brings the card back, at the end.
  for (const [id, own] of ofCard) {
    const before = cardAtBase(id);
    const back = before && withFields(before, own);
    if (back && isComplete(back)) result.push(back);
    else conflicts.push(...own.map(({ field, to }) => ({ kind: "gone", id, field, mine: to, theirs: null }) as const));
  }
  return result;
}

function changedCard(card: Card, changes: readonly CardChange[], conflicts: PatchConflict[]): Card {
  const free = changes.filter(({ field, from }) => sameValue(valueOf(card, field), from));
  const disagreeing = changes.filter(({ field, from, to }) => ![from, to].some((value) => sameValue(valueOf(card, field), value)));
  const next = withFields(card, free);
  // Each side left a complete card, but not both together, such as a term without its gap and no definition: then nothing of it is taken.
  const clashing = isComplete(next) ? disagreeing : changes.filter(({ field, to }) => !sameValue(valueOf(card, field), to));
  conflicts.push(
    ...clashing.map(({ field, to }) => ({ kind: "card", id: card.id, field, mine: to, theirs: valueOf(card, field) }) as const),
  );
  return isComplete(next) ? next : card;
}

/** A deleted card goes if nobody edited it meanwhile. */
function withoutRemoved(cards: readonly Card[], { removed }: DeckPatch): readonly Card[] {
  if (removed.length === 0) return cards;
  const asSeen = new Map(removed.map((card) => [card.id, card]));
  return cards.filter((card) => {
    const cardAsSeen = asSeen.get(card.id);
    return cardAsSeen === undefined || !cardFieldNames.every((field) => sameValue(valueOf(card, field), valueOf(cardAsSeen, field)));
  });
}

/** A card that is there already was added by an earlier sending of this patch; if it was edited since, its fields ask as any others. */
function withAdded(cards: readonly Card[], addedCards: DeckPatch["added"], conflicts: PatchConflict[]): readonly Card[] {
  if (addedCards.length === 0) return cards;
  const present = new Map(cards.map((card) => [card.id, card]));
  const behind = new Map<string | null, Card[]>();
  for (const { after, card } of addedCards) {
    const there = present.get(card.id);
    if (there)
      for (const field of cardFieldNames) {
        const [mine, theirs] = [valueOf(card, field), valueOf(there, field)];
        if (!sameValue(mine, theirs)) conflicts.push({ kind: "card", id: card.id, field, mine, theirs });
      }
    else addTo(behind, after, card);
  }
  const result: Card[] = [];
  const put = (id: string | null) => {
    // A list of its own: new cards may follow new cards, each in a chain as long as the deck.
    const waiting = [...(behind.get(id) ?? [])].toReversed();
    behind.delete(id);
    while (waiting.length > 0) {
      const card = waiting.pop() as Card;
      result.push(card);
      waiting.push(...(behind.get(card.id) ?? []).toReversed());
      behind.delete(card.id);
    }
  };
  put(null);
  for (const card of cards) {
    result.push(card);
    put(card.id);
  }
  // The card that they follow was deleted.
  for (const id of behind.keys()) put(id);
  return result;
}

/** The cards that the student knew, in the student's order; a card that they did not know stays behind the one that it follows. */
function inOrder(cards: readonly Card[], { order }: DeckPatch): readonly Card[] {
  if (order === null) return cards;
  const place = new Map(order.map((id, at) => [id, at]));
  const followers = new Map<string | null, Card[]>();
  let knownBefore: string | null = null;
  for (const card of cards) {
    if (place.has(card.id)) knownBefore = card.id;
    else addTo(followers, knownBefore, card);
  }
  const movedCards = cards.filter(({ id }) => place.has(id)).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return [...(followers.get(null) ?? []), ...movedCards.flatMap((card) => [card, ...(followers.get(card.id) ?? [])])];
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export const cardFieldNames = Object.keys(cardFields) as readonly CardFieldName[];

/** Null for a missing field; an empty one counts as missing. */
export function valueOf(card: CardContent, field: CardFieldName): FieldValue {
  const value = card[field];
  return value === undefined || (cardFields[field].isOptional && isEmptyField(value)) ? null : value;
}

export function sameValue(a: FieldValue, b: FieldValue): boolean {
  return a === b || emptied(a) === emptied(b);
}

function emptied(value: FieldValue): string {
  if (value === null || isEmptyField(value)) return "";
  return typeof value === "string" ? `text ${value}` : JSON.stringify(value);
}

/** The card with these fields as they became; an empty optional one is left out. */
export function withFields(card: Card, changes: readonly Pick<CardChange, "field" | "to">[]): Card {
  const next: Record<string, unknown> = { ...card };
  for (const { field, to } of changes) {
    if (cardFields[field].isOptional && emptied(to) === "") delete next[field];
    else next[field] = to ?? "";
  }
  return next as Card;
}
