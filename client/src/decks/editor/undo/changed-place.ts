import { commonEnd, commonStart } from "@recollect/domain/cards/text-difference.ts";
import type { DeckForm, FormCard, Side } from "@recollect/domain/decks/deck-form.ts";

/** Where two forms differ, as a position in the second. `caret` is after the change. */
export type Place =
  | { of: "title" | "description"; caret: number }
  | { of: "card"; index: number; key: string; side: Side; caret: number | null };

/** The position of the change from `before` to `after`; null if there is nothing to show. */
export function changedPlace(before: DeckForm, after: DeckForm): Place | null {
  if (before.title !== after.title) return { of: "title", caret: caretIn(before.title, after.title) };
  if (before.description !== after.description) return { of: "description", caret: caretIn(before.description, after.description) };
  const index = before.cards.findIndex((card, row) => card !== after.cards[row]);
  const first = index < 0 ? before.cards.length : index;
  const [was, is] = [before.cards[first], after.cards[first]];
  if (was?.key === is?.key && was && is) return changedSide(was, is, first);
  const row = movedTo(before.cards, after.cards, first);
  const card = after.cards[row];
  return card === undefined ? null : { of: "card", index: row, key: card.key, side: "term", caret: null };
}

function changedSide(was: FormCard, is: FormCard, index: number): Place {
  const side = was.term === is.term && was.definition !== is.definition ? "definition" : "term";
  return { of: "card", index, key: is.key, side, caret: was[side] === is[side] ? null : caretIn(was[side], is[side]) };
}

/** The row of the added or moved card; for a removed card, the one in its place. */
function movedTo(before: readonly FormCard[], after: readonly FormCard[], first: number): number {
  if (before.length !== after.length) return Math.min(first, after.length - 1);
  const isFromBelow = before[first]?.key === after[first + 1]?.key;
  return isFromBelow ? first : after.findIndex(({ key }) => key === before[first]?.key);
}

function caretIn(was: string, is: string): number {
  return is.length - commonEnd(was, is, commonStart(was, is));
}
