import { withId, type Card, type CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";
import { cardFieldNames, sameValue, valueOf, type CardChange, type DeckPatch } from "./deck-patch.ts";

type DeckBefore = { readonly revision: number; readonly title: string; readonly description: string; readonly cards: readonly Card[] };

/** The changes that make the deck `before` into `after`. Cards without an id are new and get one. */
export function makePatch(before: DeckBefore, after: DeckInput, newCardId: () => string): DeckPatch {
  const cards = after.cards.map((card) => withId(card, card.id ?? newCardId()));
  const cardsBefore = new Map(before.cards.map((card) => [card.id, card]));
  const there = new Set(cards.map(({ id }) => id));
  const text = (field: "title" | "description") =>
    before[field].trim() === after[field].trim() ? {} : { [field]: { from: before[field], to: after[field] } };
  return {
    base: before.revision,
    ...text("title"),
    ...text("description"),
    cards: cards.flatMap((card) => changesOf(cardsBefore.get(card.id), card)),
    added: cards.flatMap((card, at) => (cardsBefore.has(card.id) ? [] : [{ after: cards[at - 1]?.id ?? null, card }])),
    removed: before.cards.filter(({ id }) => !there.has(id)),
    order: isMoved(before.cards, cards) ? cards.map(({ id }) => id) : null,
  };
}

/** Whether there is anything in it to save. */
export function isEmptyPatch({ title, description, cards, added, removed, order }: DeckPatch): boolean {
  return !title && !description && cards.length + added.length + removed.length === 0 && order === null;
}

function changesOf(before: Card | undefined, after: CardInput & { id: string }): CardChange[] {
  if (!before) return [];
  return cardFieldNames.flatMap((field) => {
    const [from, to] = [valueOf(before, field), valueOf(after, field)];
    return sameValue(from, to) ? [] : [{ id: after.id, field, from, to }];
  });
}

/** Whether the cards that stayed have another order among themselves. */
export function isMoved(before: readonly Card[], after: readonly Card[]): boolean {
  const place = new Map(before.map(({ id }, at) => [id, at]));
  let last = -1;
  for (const { id } of after) {
    const at = place.get(id);
    if (at === undefined) continue;
    if (at < last) return true;
    last = at;
  }
  return false;
}
