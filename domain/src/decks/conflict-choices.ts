import { cardFields, isEmptyField, type Card } from "../cards/card.ts";
import { newCardIdOf, newCardIdPattern } from "../cards/new-card-id.ts";
import {
  cardFieldNames,
  sameValue,
  valueOf,
  type CardChange,
  type CardFieldName,
  type DeckContent,
  type DeckPatch,
  type FieldValue,
  type PatchConflict,
} from "./deck-patch.ts";

/** Whose text of a field a student takes. `both`: one after the other. */
export type ConflictChoice = "mine" | "theirs" | "both";

/** Names a conflict among those of one deck. */
export function conflictKey(conflict: PatchConflict): string {
  return conflict.kind === "text" ? conflict.field : `${conflict.field} ${conflict.id}`;
}

/** Whether both texts can be taken: of a yes or no, of an empty text and of a deleted card only one can. */
export function canTakeBoth({ kind, field, mine, theirs }: PatchConflict): boolean {
  if (kind === "gone" || isEmptyField(mine ?? "") || isEmptyField(theirs ?? "")) return false;
  return kind === "text" || cardFields[field].kind !== "flag";
}

/** Both texts, the other one first. A title stays one line; of tags each stands once. */
export function bothOf({ kind, field, mine, theirs }: PatchConflict): FieldValue {
  if (Array.isArray(mine) && Array.isArray(theirs)) return [...new Set([...(theirs as string[]), ...(mine as string[])])];
  return `${String(theirs)}${kind === "text" && field === "title" ? " / " : "\n"}${String(mine)}`;
}

type ChoiceOptions = {
  choiceOf: (conflict: PatchConflict) => ConflictChoice;
  /** a changed card, whole, as its student has it; needed for one that is gone */
  cardOf: (id: string) => Card | null;
  /** makes the key of a row */
  newKey: () => string;
};

/** The patch after its student has chosen: it asks about these fields no more, unless they are changed elsewhere once again. */
export function withChoices(patch: DeckPatch, conflicts: readonly PatchConflict[], { choiceOf, cardOf, newKey }: ChoiceOptions): DeckPatch {
  const chosen = new Map<string, CardChange | null>();
  const texts: Partial<Record<"title" | "description", DeckPatch["title"]>> = {};
  const goneCards = new Map<string, Card | null>();
  for (const conflict of conflicts) {
    const choice = choiceOf(conflict);
    const to = choice === "both" ? bothOf(conflict) : conflict.mine;
    if (conflict.kind === "text")
      texts[conflict.field] = choice === "theirs" ? undefined : { from: String(conflict.theirs), to: String(to) };
    else if (conflict.kind === "card")
      chosen.set(conflictKey(conflict), choice === "theirs" ? null : { id: conflict.id, field: conflict.field, from: conflict.theirs, to });
    else {
      chosen.set(conflictKey(conflict), null);
      if (choice !== "theirs") goneCards.set(conflict.id, cardOf(conflict.id));
      else if (!goneCards.has(conflict.id)) goneCards.set(conflict.id, null);
    }
  }
  const known = new Set(patch.cards.map(keyOfChange));
  const fromAdded = [...chosen].flatMap(([key, change]) => (change && !known.has(key) ? [change] : []));
  const asked = new Set(conflicts.flatMap((one) => (one.kind === "card" ? [one.id] : [])));
  return {
    ...patch,
    ...texts,
    cards: [
      ...patch.cards.flatMap((change) => {
        const choice = chosen.get(keyOfChange(change));
        if (choice === undefined) return goneCards.has(change.id) ? [] : [change];
        return choice === null ? [] : [choice];
      }),
      ...fromAdded,
    ],
    // A new card that asks is in the deck already: what is left of it are its changes.
    added: [...patch.added.filter(({ card }) => !asked.has(card.id)), ...cardsBack(goneCards, newKey)],
  };
}

/** Deleted cards that their student wants back, as new ones: each follows what is gone, so it comes last. One with an id of another program gets a new id. */
function cardsBack(goneCards: ReadonlyMap<string, Card | null>, newKey: () => string): DeckPatch["added"] {
  return [...goneCards].flatMap(([id, card]) => (card === null ? [] : [{ after: id, card: withNewId(card, newKey) }]));
}

function withNewId(card: Card, newKey: () => string): Card {
  return newCardIdPattern.test(card.id) ? card : { ...card, id: newCardIdOf(newKey()) };
}

function keyOfChange({ field, id }: CardChange): string {
  return `${field} ${id}`;
}

/**
 * The save of a deck whose beginning is no longer known, over `theirs`: every field in which they differ asks. Cards that only one of them has stay, for
 * nobody knows whether they were added there or deleted here.
 */
export function patchWithoutBase(
  mine: DeckContent,
  theirs: DeckContent & { readonly revision: number },
  newKey: () => string,
): { patch: DeckPatch; conflicts: PatchConflict[] } {
  const there = new Set(theirs.cards.map(({ id }) => id));
  const added = mine.cards.flatMap((card, at) =>
    there.has(card.id) ? [] : [{ after: mine.cards[at - 1]?.id ?? null, card: withNewId(card, newKey) }],
  );
  return { patch: { base: theirs.revision, cards: [], added, removed: [], order: null }, conflicts: differencesOf(mine, theirs) };
}

function differencesOf(mine: DeckContent, theirs: DeckContent): PatchConflict[] {
  const texts = (["title", "description"] as const).flatMap((field): PatchConflict[] =>
    mine[field].trim() === theirs[field].trim() ? [] : [{ kind: "text", field, mine: mine[field], theirs: theirs[field] }],
  );
  const ofMine = new Map(mine.cards.map((card) => [card.id, card]));
  const cards = theirs.cards.flatMap((card) => {
    const own = ofMine.get(card.id);
    return own ? cardFieldNames.flatMap((field) => differenceOf(own, card, field)) : [];
  });
  return [...texts, ...cards];
}

function differenceOf(mine: Card, theirs: Card, field: CardFieldName): PatchConflict[] {
  const [own, other] = [valueOf(mine, field), valueOf(theirs, field)];
  return sameValue(own, other) ? [] : [{ kind: "card", id: mine.id, field, mine: own, theirs: other }];
}
