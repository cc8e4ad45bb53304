import type { EditorState } from "@codemirror/state";
import type { SidePart } from "@recollect/domain/cards/text/side-layout.ts";
import { layoutField } from "./layout-field.ts";

/** Signs of a part that are not drawn as they are typed. The caret skips them, and they are deleted as a whole. */
export type HiddenSigns = { from: number; to: number; part: SidePart; is: "all" | "opening" | "closing" };

/** Whether a part shows its signs: while the caret is in it or at its edge; a formula only while all that is selected is inside. */
export function isOpen(state: EditorState, part: SidePart): boolean {
  if (!state.field(layoutField).hasFocus) return false;
  const { from, to } = state.selection.main;
  if (part.kind === "formula") return part.from < from && to < part.to;
  return from <= part.to && to >= part.from;
}

/** Every hidden sign of a side, in order. */
export function hiddenSigns(state: EditorState): HiddenSigns[] {
  return state.field(layoutField).parts.flatMap((part) => hiddenOf(state, part));
}

function hiddenOf(state: EditorState, part: SidePart): HiddenSigns[] {
  const { from, to } = part;
  switch (part.kind) {
    case "picture":
    case "sound":
      return [{ from, to, part, is: "all" }];
    case "formula":
      return isOpen(state, part) ? [] : [{ from, to, part, is: "all" }];
    case "escape":
      return isOpen(state, part) ? [] : [{ from, to: from + 1, part, is: "opening" }];
    case "item":
      // A number stays as typed.
      return part.number === null ? [{ from, to, part, is: "all" }] : [];
    case "fence":
      return [];
    case "gap":
      return around(part);
    case "bold":
    case "italic":
    case "underline":
    case "strike":
    case "code":
    case "sub":
    case "sup":
    case "link":
      return isOpen(state, part) ? [] : around(part);
  }
}

function around(part: SidePart & { innerFrom: number; innerTo: number }): HiddenSigns[] {
  return [
    { from: part.from, to: part.innerFrom, part, is: "opening" },
    { from: part.innerTo, to: part.to, part, is: "closing" },
  ];
}
