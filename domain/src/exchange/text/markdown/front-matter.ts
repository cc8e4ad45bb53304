import { markedLine } from "./question-answer.ts";

/** At most this many lines are looked at for the end of front matter. */
const longest = 1000;

/** The line after the front matter of notes: properties between `---` and `---` at the very top; 0 without any. */
export function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== "---") return 0;
  for (let at = 1; at < Math.min(lines.length, longest); at += 1) {
    const line = lines[at] ?? "";
    if (/^(?:---|\.\.\.)\s*$/.test(line)) return at + 1;
    const part = markedLine(line)?.part;
    if (part === "q" || part === "a" || !/^\s|^$|^#|^-|^["'\p{L}\p{N}_][^:]{0,200}:(?:\s|$)/u.test(line)) return 0;
  }
  return 0;
}
