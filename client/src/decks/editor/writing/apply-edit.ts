import type { Edit } from "@recollect/domain/cards/text-edits.ts";

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

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function commonEnd(a: string, b: string, start: number): number {
  let length = 0;
  while (length < a.length - start && length < b.length - start && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}
