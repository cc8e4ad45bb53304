import type { Card } from "../../cards/card.ts";
import { bothOf, canTakeBoth, conflictKey, withChoices, type ConflictChoice } from "../conflict-choices.ts";
import { applyPatch, type DeckContent, type DeckPatch, type PatchConflict } from "../deck-patch.ts";
import { isEmptyPatch } from "../make-patch.ts";
import { besideEarlier } from "./beside-earlier.ts";
import { composePatches } from "./compose-patches.ts";

/** A text that was not taken, because the field was changed elsewhere too: its student chooses. `card`: the card as this device had it. */
export type WaitingChoice = { readonly conflict: PatchConflict; readonly card: Card | null };

/** What a student saved of a deck on this device, and the server has not. */
export type WaitingEdit = {
  /** changes that were sent and whose reply has not come: they are sent again as they are */
  readonly sent: DeckPatch | null;
  /** changes that were saved since, or that were not sent yet */
  readonly next: DeckPatch | null;
  /** the whole deck as its student saved it last */
  readonly content: DeckContent;
  readonly choices: readonly WaitingChoice[];
};

/**
 * Adds a save. What was not sent yet becomes one save with it; what was sent stays as it was, since it may have arrived. `content` is the deck after the
 * save, as the tab that saves has it.
 */
export function addSave(edit: WaitingEdit | null, patch: DeckPatch, content: DeckContent): WaitingEdit {
  if (!edit) return { sent: null, next: filled(patch), content, choices: [] };
  const cardOf = cardIn(content);
  const earlier = [edit.sent, edit.next].filter((one) => one !== null);
  const beside = besideEarlier(earlier, patch, { cardOf, newKey: noNewKey });
  const whole = joined(edit, withPatch(edit.content, beside.patch, content), content);
  const next = filled(edit.next ? composePatches(edit.next, beside.patch, whole) : beside.patch);
  return { ...edit, next, content: whole, choices: withConflicts(edit.choices, beside.conflicts, cardOf) };
}

/** Cards that only this tab has seen, because the server had them first, are part of the deck too. */
function joined(edit: WaitingEdit, saved: DeckContent, content: DeckContent): DeckContent {
  const known = new Set([...saved.cards, ...(edit.sent?.removed ?? []), ...(edit.next?.removed ?? [])].map(({ id }) => id));
  const others = content.cards.filter(({ id }) => !known.has(id));
  return others.length === 0 ? saved : { ...saved, cards: [...saved.cards, ...others] };
}

/** Moves everything that can be sent to `sent`; to be stored before it is sent. */
export function beginSending(edit: WaitingEdit): WaitingEdit {
  return edit.sent === null && edit.next !== null ? { ...edit, sent: edit.next, next: null } : edit;
}

/** The server has what was sent. */
export function afterSaved(edit: WaitingEdit): WaitingEdit {
  return { ...edit, sent: null };
}

/**
 * The server has refused what was sent because of these fields. For now the other text stands in each of them, and the rest of the save is sent again. A later
 * text of the same field joins the earlier one in the list of choices.
 */
export function afterConflicts(edit: WaitingEdit, conflicts: readonly PatchConflict[], newKey: () => string): WaitingEdit {
  const { sent, content } = edit;
  if (!sent) return edit;
  const cardOf = cardIn(content);
  return {
    ...edit,
    sent: filled(withChoices(sent, conflicts, { choiceOf: () => "theirs", cardOf, newKey })),
    choices: withConflicts(edit.choices, conflicts, cardOf),
  };
}

function withConflicts(
  choices: readonly WaitingChoice[],
  conflicts: readonly PatchConflict[],
  cardOf: (id: string) => Card | null,
): readonly WaitingChoice[] {
  if (conflicts.length === 0) return choices;
  const known = new Map(choices.map((choice) => [conflictKey(choice.conflict), choice]));
  for (const conflict of conflicts) {
    const key = conflictKey(conflict);
    const card = conflict.kind === "text" ? null : (cardOf(conflict.id) ?? known.get(key)?.card ?? null);
    known.set(key, { conflict: withEarlierText(conflict, known.get(key)?.conflict), card });
  }
  return [...known.values()];
}

/** Adds texts that wait for a choice in another edit of the same deck, of which this one is what is left. */
export function withChoicesOf(edit: WaitingEdit, { choices }: WaitingEdit): WaitingEdit {
  if (choices.length === 0) return edit;
  const cards = new Map(choices.flatMap(({ card }) => (card ? [[card.id, card] as const] : [])));
  const cardOf = (id: string) => cards.get(id) ?? null;
  const conflicts = choices.map(({ conflict }) => conflict);
  return { ...edit, choices: withConflicts(edit.choices, conflicts, cardOf) };
}

/** A text that waited for a choice already is part of the new one: nobody has decided against it. */
function withEarlierText(conflict: PatchConflict, earlier: PatchConflict | undefined): PatchConflict {
  if (!earlier || String(conflict.mine).includes(String(earlier.mine))) return conflict;
  const both = { ...conflict, theirs: earlier.mine } as PatchConflict;
  // Two texts of a deleted card can be joined as if it were there.
  const asIfThere = both.kind === "gone" ? ({ ...both, kind: "card" } as PatchConflict) : both;
  return canTakeBoth(asIfThere) ? { ...conflict, mine: bothOf(both) } : conflict;
}

/** The student has chosen: their text, or both, becomes a save over the other one. Fields without a choice stay in the list. */
export function afterChoices(
  edit: WaitingEdit,
  choiceOf: (conflict: PatchConflict) => ConflictChoice | null,
  { revision, newKey }: { revision: number; newKey: () => string },
): WaitingEdit {
  const chosen = edit.choices.filter(({ conflict }) => choiceOf(conflict) !== null);
  const cards = new Map(chosen.flatMap(({ card }) => (card ? [[card.id, card] as const] : [])));
  const nothing: DeckPatch = { base: revision, cards: [], added: [], removed: [], order: null };
  const patch = withChoices(
    nothing,
    chosen.map(({ conflict }) => conflict),
    { choiceOf: (conflict) => choiceOf(conflict) ?? "theirs", cardOf: (id) => cards.get(id) ?? null, newKey },
  );
  const choices = edit.choices.filter((one) => !chosen.includes(one));
  if (isEmptyPatch(patch)) return { ...edit, choices };
  // The card may have been deleted here since: with a text of it taken, it is part of the deck again.
  const there = new Set(edit.content.cards.map(({ id }) => id));
  const isTaken = (id: string) =>
    chosen.some(({ conflict }) => conflict.kind !== "text" && conflict.id === id && choiceOf(conflict) !== "theirs");
  const back = [...cards.values()].filter(({ id }) => !there.has(id) && isTaken(id));
  const whole = { ...edit.content, cards: [...edit.content.cards, ...back] };
  const content = shownContent(whole, { sent: null, next: patch, content: whole });
  // A text that was saved here since may ask once more.
  return addSave({ ...edit, choices }, patch, content);
}

/** Nothing is left to send or to choose. */
export function isDone({ sent, next, choices }: WaitingEdit): boolean {
  return sent === null && next === null && choices.length === 0;
}

/** The deck as its student has it on this device: with what waits, also where it was changed elsewhere. */
export function shownContent(deck: DeckContent, edit: Pick<WaitingEdit, "sent" | "next" | "content">): DeckContent {
  return [edit.sent, edit.next].reduce<DeckContent>((shown, patch) => (patch ? withPatch(shown, patch, edit.content) : shown), deck);
}

function withPatch(deck: DeckContent, patch: DeckPatch, content: DeckContent): DeckContent {
  const cardOf = cardIn(content);
  const { deck: after, conflicts } = applyPatch(deck, patch, cardOf);
  if (conflicts.length === 0) return after;
  const mine = withChoices(patch, conflicts, { choiceOf: () => "mine", cardOf, newKey: noNewKey });
  return applyPatch(deck, mine, cardOf).deck;
}

function cardIn({ cards }: DeckContent): (id: string) => Card | null {
  return (id) => cards.find((card) => card.id === id) ?? null;
}

/** A changed card that is gone comes back as `content` has it, so no card is made. */
function noNewKey(): never {
  throw new Error("A card that nobody has can't be shown.");
}

function filled(patch: DeckPatch): DeckPatch | null {
  return isEmptyPatch(patch) ? null : patch;
}
