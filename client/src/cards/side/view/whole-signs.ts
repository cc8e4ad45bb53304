import {
  Annotation,
  EditorSelection,
  EditorState,
  Transaction,
  type ChangeSpec,
  type Extension,
  type TransactionSpec,
} from "@codemirror/state";
import { hiddenSigns } from "./signs.ts";

/** Changes that say exactly what they mean: by a tool, or from outside the field. */
export const isExact = Annotation.define<boolean>();

type Cut = { from: number; to: number; insert: string };

/**
 * A deletion never leaves half of signs that are not seen: whoever deletes a part of a picture deletes the picture, and whoever deletes the
 * number of a gap makes it words again. This holds for every way of input, also for a phone that deletes words by itself.
 */
export function wholeSigns(): Extension {
  return EditorState.transactionFilter.of((transaction): TransactionSpec | readonly TransactionSpec[] => {
    if (!transaction.docChanged || transaction.annotation(isExact)) return transaction;
    const cuts = cutsOf(transaction);
    const whole = wholeCuts(transaction.startState, cuts);
    if (whole === cuts) return transaction;
    const changes: ChangeSpec[] = whole.map(({ from, to, insert }) => ({ from, to, insert }));
    const set = transaction.startState.changes(changes);
    const [first] = cuts as [Cut];
    const caret = set.mapPos(first.from, -1) + first.insert.length;
    return {
      changes: set,
      selection: EditorSelection.cursor(caret),
      effects: transaction.effects,
      scrollIntoView: true,
      annotations: [isExact.of(true), ...userEvent(transaction)],
    };
  });
}

function userEvent(transaction: Transaction) {
  const event = transaction.annotation(Transaction.userEvent);
  return event === undefined ? [] : [Transaction.userEvent.of(event)];
}

function cutsOf(transaction: Transaction): Cut[] {
  const cuts: Cut[] = [];
  transaction.changes.iterChanges((from, to, _fromNow, _toNow, insert) =>
    cuts.push({ from, to, insert: insert.sliceString(0, undefined, "\n") }),
  );
  return cuts;
}

/** The same cuts if they leave no half signs. */
function wholeCuts(state: EditorState, cuts: Cut[]): Cut[] {
  if (!cuts.some(({ from, to }) => from < to)) return cuts;
  const hidden = hiddenSigns(state);
  let isChanged = false;
  let whole = cuts.map((cut) => {
    let { from, to } = cut;
    if (from === to) return cut;
    for (const signs of hidden) {
      if (signs.to <= from || signs.from >= to) continue;
      from = Math.min(from, signs.from);
      to = Math.max(to, signs.to);
    }
    if (from === cut.from && to === cut.to) return cut;
    isChanged = true;
    return { from, to, insert: cut.insert };
  });
  // Signs stand in pairs: without the first of them the last would show.
  const isCut = (from: number, to: number) => whole.some((cut) => cut.from <= from && to <= cut.to);
  for (const { part, is } of hidden) {
    if (is !== "opening" || !("innerFrom" in part)) continue;
    const [opening, closing] = [isCut(part.from, part.innerFrom), isCut(part.innerTo, part.to)];
    if (opening === closing) continue;
    isChanged = true;
    const partner = opening ? { from: part.innerTo, to: part.to, insert: "" } : { from: part.from, to: part.innerFrom, insert: "" };
    whole = [...whole, partner];
  }
  return isChanged ? joined(whole) : cuts;
}

/** Cuts that overlap become one. */
function joined(cuts: readonly Cut[]): Cut[] {
  const result: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = result.at(-1);
    if (last && cut.from < last.to) {
      last.to = Math.max(last.to, cut.to);
      last.insert += cut.insert;
    } else result.push({ ...cut });
  }
  return result;
}
