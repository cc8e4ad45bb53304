import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { commonEnd, commonStart } from "../undo/typing-run.ts";

/** What a field holds and what is selected in it. */
export function editOf(field: HTMLTextAreaElement): Edit {
  return { text: field.value, from: field.selectionStart, to: field.selectionEnd };
}

/** Changes a field as typing would: only what differs is written, and the browser's own undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, next: Edit): void {
  const before = field.value;
  const start = commonStart(before, next.text);
  const kept = commonEnd(before, next.text, start);
  const insert = next.text.slice(start, next.text.length - kept);
  field.focus();
  field.setSelectionRange(start, before.length - kept);
  if (before !== next.text && !typed(insert)) {
    field.setRangeText(insert, start, before.length - kept, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
  field.setSelectionRange(next.from, next.to);
}

/** No other way to write into a field keeps its undo; where there is none, what follows does without. */
function typed(insert: string): boolean {
  const types = document as { execCommand?: (command: string, ui: boolean, value?: string) => boolean };
  return types.execCommand?.(insert === "" ? "delete" : "insertText", false, insert) ?? false;
}
