import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { commonEnd, commonStart } from "../undo/typing-run.ts";

/** A field's text and selection. */
export function editOf(field: HTMLTextAreaElement): Edit {
  return { text: field.value, from: field.selectionStart, to: field.selectionEnd };
}

/** Changes a field as typing would: only the difference is written, and the browser can undo it. */
export function applyEdit(field: HTMLTextAreaElement, next: Edit): void {
  const { start, end, insert } = differenceOf(field.value, next.text);
  field.focus();
  field.setSelectionRange(start, end);
  if (field.value === next.text || typeText(insert)) field.setSelectionRange(next.from, next.to);
  else writeBeside(field, next);
}

/** Changes a field while another one may have the focus, and keeps it there. */
export function writeBeside(field: HTMLTextAreaElement, next: Edit): void {
  const { start, end, insert } = differenceOf(field.value, next.text);
  field.setRangeText(insert, start, end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  field.setSelectionRange(next.from, next.to);
}

function differenceOf(before: string, after: string): { start: number; end: number; insert: string } {
  const start = commonStart(before, after);
  const endLength = commonEnd(before, after, start);
  return { start, end: before.length - endLength, insert: after.slice(start, after.length - endLength) };
}

/** The only way to write into a field that keeps its undo; where it is missing, the fallback below has no undo. */
function typeText(insert: string): boolean {
  const types = document as { execCommand?: (command: string, ui: boolean, value?: string) => boolean };
  return types.execCommand?.(insert === "" ? "delete" : "insertText", false, insert) ?? false;
}
