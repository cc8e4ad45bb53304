import type { KeyboardEvent } from "react";
import { Bold, Brackets, Code, Italic, Link2, List, Sigma, Strikethrough, Underline, type LucideIcon } from "lucide-react";
import {
  afterListItem,
  withCode,
  withFormula,
  withGap,
  withLink,
  withList,
  withMark,
  type Edit,
} from "@recollect/domain/cards/text-edits.ts";
import type { Side } from "@recollect/domain/decks/deck-form.ts";
import { isComposing } from "../../../ui/keys/is-composing.ts";
import { editOf } from "./apply-edit.ts";
import { toolNames } from "./writing.texts.ts";

type WritingTool = {
  name: string;
  Icon: LucideIcon;
  /** a letter or figure with Ctrl (⌘ on a Mac); with Shift where `shift` says so */
  key: string;
  shift?: boolean;
  /** gaps are only for terms */
  side?: Side;
  /** begins a group */
  isFirst?: boolean;
  /** on a phone behind "More" */
  isRest?: boolean;
  change: (edit: Edit) => Edit;
};

/** In the order of the toolbar. The keys are the usual ones of editors. */
export const writingTools: readonly WritingTool[] = [
  { name: toolNames.bold, Icon: Bold, key: "b", change: (edit) => withMark(edit, "**") },
  { name: toolNames.italic, isRest: true, Icon: Italic, key: "i", change: (edit) => withMark(edit, "*") },
  { name: toolNames.underline, isRest: true, Icon: Underline, key: "u", change: (edit) => withMark(edit, "__") },
  { name: toolNames.strike, isRest: true, Icon: Strikethrough, key: "x", shift: true, change: (edit) => withMark(edit, "~~") },
  { name: toolNames.code, isRest: true, Icon: Code, key: "e", change: withCode },
  { name: toolNames.list, Icon: List, key: "8", shift: true, change: withList },
  { name: toolNames.link, isRest: true, Icon: Link2, key: "k", change: withLink },
  { name: toolNames.formula, Icon: Sigma, key: "m", isFirst: true, change: withFormula },
  { name: toolNames.gap, Icon: Brackets, key: "c", shift: true, side: "term", change: withGap },
];

/** The edit of a key: a tool's markup, or the next item of a list; null if it only types. */
export function editByKey(event: KeyboardEvent, side: Side, field: HTMLElement): Edit | null {
  const change = toolOf(event, side);
  if (change) return change(editOf(field));
  const isPlainEnter = event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return isPlainEnter && !isComposing(event.nativeEvent) ? afterListItem(editOf(field)) : null;
}

/** The tool of the pressed keys. Ctrl+Shift+Alt+C adds another place to the last gap. */
function toolOf(event: KeyboardEvent, side: Side): WritingTool["change"] | null {
  if (!(event.ctrlKey || event.metaKey)) return null;
  // With Shift an 8 is another character on most keyboards; the key stays the same.
  const isKey = (key: string) =>
    event.key.toLowerCase() === key || event.code === `Key${key.toUpperCase()}` || event.code === `Digit${key}`;
  const tool = writingTools.find(({ key, shift = false }) => isKey(key) && event.shiftKey === shift);
  if (!tool || (tool.side ?? side) !== side) return null;
  if (!event.altKey) return tool.change;
  return tool.change === withGap ? (edit) => withGap(edit, { isSame: true }) : null;
}

/** Each tool's keys, by the names of the two that are held down with it. */
export function keysOf({ key, shift }: WritingTool, ctrlKey: string, shiftKey: string): string {
  return `${ctrlKey}+${shift ? `${shiftKey}+` : ""}${key.toUpperCase()}`;
}
