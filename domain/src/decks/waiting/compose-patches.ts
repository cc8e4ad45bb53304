import type { Card } from "../../cards/card.ts";
import {
  cardFieldNames,
  sameValue,
  valueOf,
  type CardChange,
  type DeckContent,
  type DeckPatch,
  type FieldChange,
  type TextField,
} from "../deck-patch.ts";

/**
 * Two saves of one deck as one: of each field what it was before the first, and what it became by the second. Neither may have been sent. `content` is
 * the deck after both, as its student has it.
 */
export function composePatches(first: DeckPatch, second: DeckPatch, content: DeckContent): DeckPatch {
  const removedBefore = new Map(first.removed.map((card) => [card.id, card]));
  const isBack = ({ card }: DeckPatch["added"][number]) => removedBefore.has(card.id);
  const backs = second.added.filter(isBack);
  const backIds = new Set(backs.map(({ card }) => card.id));
  const addedIds = new Set([...first.added, ...second.added].flatMap((one) => (isBack(one) ? [] : [one.card.id])));
  const removedIds = new Set(second.removed.map(({ id }) => id));

  const changes = new Map(first.cards.map((change) => [keyOf(change), change]));
  const later = [...second.cards, ...backs.flatMap(({ card }) => changesOf(removedBefore.get(card.id) as Card, card))];
  for (const change of later) {
    const from = changes.get(keyOf(change))?.from ?? change.from;
    changes.set(keyOf(change), { ...change, from });
  }
  const isLeft = ({ id, from, to }: CardChange) => !addedIds.has(id) && !removedIds.has(id) && !sameValue(from, to);
  return {
    base: first.base,
    ...text("title", first, second),
    ...text("description", first, second),
    cards: [...changes.values()].filter(isLeft),
    added: content.cards.flatMap((card, at) => (addedIds.has(card.id) ? [{ after: content.cards[at - 1]?.id ?? null, card }] : [])),
    removed: [
      ...first.removed.filter(({ id }) => !backIds.has(id)),
      ...second.removed.filter(({ id }) => !addedIds.has(id)).map((card) => asBefore(card, first.cards)),
    ],
    order: second.order ?? (backs.length > 0 ? content.cards.map(({ id }) => id) : first.order),
  };
}

function text(field: TextField, first: DeckPatch, second: DeckPatch): Partial<Record<TextField, FieldChange<string>>> {
  const from = (first[field] ?? second[field])?.from;
  const to = (second[field] ?? first[field])?.to;
  return from === undefined || to === undefined || from.trim() === to.trim() ? {} : { [field]: { from, to } };
}

/** A card as it was before these changes. */
function asBefore(card: Card, changes: readonly CardChange[]): Card {
  const own = changes.filter(({ id }) => id === card.id);
  if (own.length === 0) return card;
  const before: Record<string, unknown> = { ...card };
  for (const { field, from } of own)
    if (from === null) delete before[field];
    else before[field] = from;
  return before as Card;
}

function changesOf(before: Card, after: Card): CardChange[] {
  return cardFieldNames.flatMap((field) => {
    const [from, to] = [valueOf(before, field), valueOf(after, field)];
    return sameValue(from, to) ? [] : [{ id: after.id, field, from, to }];
  });
}

function keyOf({ field, id }: CardChange): string {
  return `${field} ${id}`;
}
