import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { differenceOf } from "@recollect/domain/cards/text-difference.ts";
import { drawnElementOf } from "../../../cards/side/drawn-elements.ts";

/** A field's text and selection: of a plain field, or of a drawn side. */
export function editOf(field: HTMLElement): Edit {
  if (field instanceof HTMLTextAreaElement) return { text: field.value, from: field.selectionStart, to: field.selectionEnd };
  return drawnElementOf(field)?.edit() ?? { text: "", from: 0, to: 0 };
}

/** Changes a field as typing would: only the difference is written, and the browser can undo it. */
export function applyEdit(field: HTMLElement, next: Edit): void {
  field.focus();
  if (!(field instanceof HTMLTextAreaElement)) return drawnElementOf(field)?.apply(next);
  const { from, to, insert } = differenceOf(field.value, next.text);
  field.setSelectionRange(from, to);
  if (field.value === next.text || typeText(insert)) field.setSelectionRange(next.from, next.to);
  else writeBeside(field, next);
}

/** Changes a field while another one may have the focus, and keeps it there. */
export function writeBeside(field: HTMLElement, next: Edit): void {
  if (!(field instanceof HTMLTextAreaElement)) return drawnElementOf(field)?.apply(next);
  const { from, to, insert } = differenceOf(field.value, next.text);
  field.setRangeText(insert, from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  field.setSelectionRange(next.from, next.to);
}

/** The only way to write into a field that keeps its undo; where it is missing, the fallback below has no undo. */
function typeText(insert: string): boolean {
  const types = document as { execCommand?: (command: string, ui: boolean, value?: string) => boolean };
  return types.execCommand?.(insert === "" ? "delete" : "insertText", false, insert) ?? false;
}
