import type { Card } from "../../cards/card.ts";
import { withChoices } from "../conflict-choices.ts";
import { cardFieldNames, sameValue, valueOf, type DeckPatch, type FieldValue, type PatchConflict, type TextField } from "../deck-patch.ts";

const textNames: readonly TextField[] = ["title", "description"];

/**
 * A save beside what waits already, as the server would take it: another tab of this device may have saved the same field meanwhile, without this one
 * knowing. Then the text that waits stays, and the new one asks. A card that was edited there is not deleted from here.
 */
export function besideEarlier(
  earlier: readonly DeckPatch[],
  patch: DeckPatch,
  options: { cardOf: (id: string) => Card | null; newKey: () => string },
): { patch: DeckPatch; conflicts: PatchConflict[] } {
  const waiting = waitingValues(earlier);
  const conflicts: PatchConflict[] = [];
  const ask = (key: string, from: FieldValue, conflict: (theirs: FieldValue) => PatchConflict) => {
    const theirs = waiting.get(key);
    if (theirs === undefined || sameValue(theirs, from)) return;
    const one = conflict(theirs);
    if (!sameValue(theirs, one.mine)) conflicts.push(one);
  };
  for (const field of textNames) {
    const change = patch[field];
    if (change) ask(field, change.from, (theirs) => ({ kind: "text", field, mine: change.to, theirs }));
  }
  for (const { id, field, from, to } of patch.cards)
    ask(`${field} ${id}`, from, (theirs) => ({ kind: "card", id, field, mine: to, theirs }));
  const isAsSeen = (card: Card) =>
    cardFieldNames.every((field) => {
      const value = waiting.get(`${field} ${card.id}`);
      return value === undefined || sameValue(value, valueOf(card, field));
    });
  const chosen = conflicts.length === 0 ? patch : withChoices(patch, conflicts, { ...options, choiceOf: () => "theirs" });
  return { patch: { ...chosen, removed: chosen.removed.filter(isAsSeen) }, conflicts };
}

/** The values that wait, by the field's name as in `conflictKey`. */
function waitingValues(earlier: readonly DeckPatch[]): ReadonlyMap<string, FieldValue> {
  const values = new Map<string, FieldValue>();
  for (const { cards, added, ...texts } of earlier) {
    for (const field of textNames) {
      const change = texts[field];
      if (change) values.set(field, change.to);
    }
    for (const { card } of added) for (const field of cardFieldNames) values.set(`${field} ${card.id}`, valueOf(card, field));
    for (const { id, field, to } of cards) values.set(`${field} ${id}`, to);
  }
  return values;
}
