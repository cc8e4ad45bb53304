import { commonEnd, commonStart } from "@recollect/domain/cards/text-difference.ts";

/** One change of a field by typing. `from` is where it began, `at` the caret after it, in UTF-16 code units. */
export type TypingRun = {
  field: string;
  kind: "insert" | "delete" | "compose";
  from: number;
  at: number;
  isSpace: boolean;
};

/** A character has one or two code units; more at once is a paste or a tool. */
const longestSign = 2;

/**
 * The kind of typing that turned `before` into `after`; null if it was not typing. `isComposing` means an input method, which inserts whole
 * words.
 */
export function typingRun(field: string, before: string, after: string, isComposing: boolean): TypingRun | null {
  const from = commonStart(before, after);
  const endLength = commonEnd(before, after, from);
  const removedLength = before.length - from - endLength;
  const newText = after.slice(from, after.length - endLength);
  const run = { field, from, at: from + newText.length, isSpace: newText !== "" && newText.trim() === "" };
  if (isComposing) return { ...run, kind: "compose" };
  if (removedLength === 0 && newText.length <= longestSign) return { ...run, kind: "insert" };
  return newText === "" && removedLength <= longestSign ? { ...run, kind: "delete" } : null;
}

/** Whether both are undone together: the letters of a word and the space after it, or consecutive deletions. */
export function goesOn(last: TypingRun | null, next: TypingRun | null): boolean {
  if (last === null || next === null || last.field !== next.field) return false;
  if (next.kind === "compose") return last.kind === "compose";
  if (next.kind === "delete") return last.kind === "delete" && Math.abs(last.from - next.from) <= longestSign;
  return last.kind !== "delete" && last.at === next.from && (next.isSpace || !last.isSpace);
}
