import {
  EditorSelection,
  findClusterBreak,
  type EditorState,
  type Extension,
  type SelectionRange,
  type TransactionSpec,
} from "@codemirror/state";
import { Direction, keymap, type EditorView } from "@codemirror/view";
import { withoutMedium } from "@recollect/domain/cards/media-edits.ts";
import { partAround, type SidePart } from "@recollect/domain/cards/text/side-layout.ts";
import { changesTo, layoutField, textOf } from "./layout-field.ts";
import { isExact } from "./whole-signs.ts";

/** The keys of a drawn side. Those of its tools come before them; everything else is the browser's. */
export function sideKeys(): Extension {
  return keymap.of([
    {
      key: "ArrowRight",
      run: (view) => step(view, isForward(view, true)),
      shift: (view) => extend(view, "char", isForward(view, true)),
      preventDefault: true,
    },
    {
      key: "ArrowLeft",
      run: (view) => step(view, isForward(view, false)),
      shift: (view) => extend(view, "char", isForward(view, false)),
      preventDefault: true,
    },
    {
      key: "Mod-ArrowRight",
      mac: "Alt-ArrowRight",
      run: (view) => move(view, (range) => view.moveByGroup(range, isForward(view, true))),
      shift: (view) => extend(view, "group", isForward(view, true)),
    },
    {
      key: "Mod-ArrowLeft",
      mac: "Alt-ArrowLeft",
      run: (view) => move(view, (range) => view.moveByGroup(range, isForward(view, false))),
      shift: (view) => extend(view, "group", isForward(view, false)),
    },
    {
      key: "ArrowUp",
      run: (view) => move(view, (range) => view.moveVertically(range, false)),
      shift: (view) => extend(view, "line", false),
    },
    {
      key: "ArrowDown",
      run: (view) => move(view, (range) => view.moveVertically(range, true)),
      shift: (view) => extend(view, "line", true),
    },
    // The browser would move the caret, and tell the view only after the next key.
    { key: "Home", run: (view) => toEdge(view, false), shift: (view) => extend(view, "row", false) },
    { key: "End", run: (view) => toEdge(view, true), shift: (view) => extend(view, "row", true) },
    { key: "Ctrl-Home", run: (view) => select(view, 0), shift: (view) => selectTo(view, 0) },
    { key: "Ctrl-End", run: (view) => select(view, view.state.doc.length), shift: (view) => selectTo(view, view.state.doc.length) },
    { key: "Enter", run: newLine, shift: newLine },
    { key: "Backspace", run: (view) => deletePart(view, false) },
    { key: "Delete", run: (view) => deletePart(view, true) },
    { key: "Escape", run: closeFormula },
  ]);
}

function isForward(view: EditorView, isRight: boolean): boolean {
  return (view.textDirectionAt(view.state.selection.main.head) === Direction.LTR) === isRight;
}

function move(view: EditorView, to: (range: SelectionRange) => SelectionRange): boolean {
  const before = view.state.selection.main;
  const after = to(before);
  if (after.eq(before)) return false;
  view.dispatch({ selection: EditorSelection.create([after]), scrollIntoView: true, userEvent: "select" });
  return true;
}

/** To the beginning or the end of the row as it is wrapped. */
function toEdge(view: EditorView, forward: boolean): boolean {
  return move(view, (range) => view.moveToLineBoundary(range, forward)) || true;
}

function extend(view: EditorView, by: "char" | "group" | "line" | "row", forward: boolean): boolean {
  const { main } = view.state.selection;
  const moved = {
    char: () => view.moveByChar(main, forward),
    group: () => view.moveByGroup(main, forward),
    line: () => view.moveVertically(main, forward),
    row: () => view.moveToLineBoundary(main, forward),
  }[by]();
  return selectTo(view, moved.head);
}

/** The selection keeps its fixed end. */
function selectTo(view: EditorView, head: number): true {
  view.dispatch({
    selection: EditorSelection.range(view.state.selection.main.anchor, head),
    scrollIntoView: true,
    userEvent: "select",
  });
  return true;
}

/** A step beside a closed formula opens it; a step at its inner edge leaves it. */
function step(view: EditorView, forward: boolean): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return move(view, () => EditorSelection.cursor(forward ? main.to : main.from));
  const formula = partAround(view.state.field(layoutField).parts, main.head, ["formula"]);
  if (formula !== null) {
    const { from, innerFrom, innerTo, to } = formula;
    if (forward && main.head === from) return select(view, innerFrom);
    if (!forward && main.head === to) return select(view, innerTo);
    if (forward && main.head >= innerTo && main.head < to) return select(view, to);
    if (!forward && main.head <= innerFrom && main.head > from) return select(view, from);
  }
  return move(view, (range) => view.moveByChar(range, forward)) || true;
}

function select(view: EditorView, at: number): true {
  view.dispatch({ selection: EditorSelection.cursor(at), scrollIntoView: true, userEvent: "select" });
  return true;
}

function newLine(view: EditorView): boolean {
  view.dispatch({ ...view.state.replaceSelection("\n"), scrollIntoView: true, userEvent: "input" });
  return true;
}

function closeFormula(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const formula = partAround(view.state.field(layoutField).parts, head, ["formula"]);
  return formula !== null && formula.from < head && head < formula.to && select(view, formula.to);
}

/** Backspace and Delete beside what is drawn: a whole picture, the frame of a gap, the sign of a list; a formula is opened. */
function deletePart(view: EditorView, forward: boolean): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return false;
  const spec = deletionAt(view.state, main.head, forward);
  if (spec === null) return false;
  view.dispatch({ ...spec, scrollIntoView: true });
  return true;
}

/** What a deletion beside a drawn part does; null where it deletes a character as usual. */
export function deletionAt(state: EditorState, at: number, forward: boolean): TransactionSpec | null {
  const parts = state.field(layoutField).parts.filter((part) => (forward ? part.from : part.to) === at);
  const medium = parts.find((part) => part.kind === "picture" || part.kind === "sound");
  if (medium && (medium.kind === "picture" || medium.kind === "sound")) return exactly(state, withoutMedium(textOf(state), medium));
  const formula = parts.find(({ kind }) => kind === "formula");
  if (formula?.kind === "formula") return { selection: { anchor: forward ? formula.innerFrom : formula.innerTo }, userEvent: "select" };
  const gap = gapAtEdge(state, at, forward);
  if (gap !== null)
    return cut([
      [gap.from, gap.innerFrom],
      [gap.innerTo, gap.to],
    ]);
  const outer = parts.find(({ kind }) => kind === "gap");
  if (outer?.kind === "gap") return insideGap(state, outer, forward);
  const whole = parts.find(({ kind }) => kind === "escape" || (!forward && kind === "item"));
  return whole ? cut([[whole.from, whole.to]]) : null;
}

/** The gap whose first or last place, inside, has the caret. */
function gapAtEdge(state: EditorState, at: number, forward: boolean) {
  const gap = state.field(layoutField).parts.find((part) => part.kind === "gap" && (forward ? part.innerTo : part.innerFrom) === at);
  return gap?.kind === "gap" ? gap : null;
}

/** From outside a gap, its nearest character is deleted, and the gap with its last one. */
function insideGap(state: EditorState, gap: Extract<SidePart, { kind: "gap" }>, forward: boolean): TransactionSpec {
  const inner = state.sliceDoc(gap.innerFrom, gap.innerTo);
  const end = forward ? findClusterBreak(inner, 0, true) : findClusterBreak(inner, inner.length, false);
  const [from, to] = forward ? [0, end] : [end, inner.length];
  if ((inner.slice(0, from) + inner.slice(to)).trim() === "") return cut([[gap.from, gap.to]]);
  return cut([[gap.innerFrom + from, gap.innerFrom + to]]);
}

function cut(ranges: readonly (readonly [number, number])[]): TransactionSpec {
  return { changes: ranges.map(([from, to]) => ({ from, to })), annotations: isExact.of(true), userEvent: "delete" };
}

function exactly(state: EditorState, next: { text: string; from: number; to: number }): TransactionSpec {
  return {
    changes: changesTo(state, next.text),
    selection: { anchor: next.from, head: next.to },
    annotations: isExact.of(true),
    userEvent: "delete",
  };
}
