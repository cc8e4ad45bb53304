import { nextPlace } from "../../../cards/text/look-ahead.ts";
import type { Notes } from "../../import-notes.ts";
import { codeSpans } from "./code-spans.ts";
import type { LineKind } from "./line-kinds.ts";

/** What the spaced repetition plugin of Obsidian writes behind a card: `<!--SR:!2026-12-24,12,250-->`. */
const schedule = /^<!--SR:[^>]*-->$/;

/** Whether a line has the plugin's comment or its usual tag. */
export function isOfPlugin(line: string): boolean {
  return line.includes("<!--SR:") || /^\s*#flashcards(?:\/|\s|$)/.test(line);
}

export type MarkdownLines = { lines: string[]; kind: (line: number) => LineKind };

/** The lines without their HTML comments, which show nothing. The notes count them, and schedules of other programs apart. */
export function withoutComments(lines: readonly string[], kind: (line: number) => LineKind, notes: Notes): MarkdownLines {
  if (!lines.some((line) => line.includes("<!--"))) return { lines: [...lines], kind };
  const changedLines = [...lines];
  const emptied = new Set<number>();
  for (let at = 0; at < lines.length;) {
    const from = at;
    const isComment = kind(from) === "comment";
    const wantedKind = isComment ? "comment" : "text";
    while (at < lines.length && kind(at) === wantedKind) at += 1;
    if (isComment) {
      addComments(lines.slice(from, at).join("\n"), notes);
      for (let line = from; line < at; line += 1) emptied.add(line);
    } else if (at > from && lines.slice(from, at).some((line) => line.includes("<!--"))) {
      const keptLines = takenOut(lines.slice(from, at).join("\n"), notes).split("\n");
      for (let line = from; line < at; line += 1) {
        const before = lines[line] ?? "";
        const after = keptLines[line - from] ?? "";
        changedLines[line] = after === before ? before : after.trimEnd();
        if (after.trim() === "" && before.trim() !== "") emptied.add(line);
      }
    }
    if (at === from) at += 1;
  }
  return { lines: changedLines, kind: (line) => (emptied.has(line) ? "comment" : kind(line)) };
}

function addComments(text: string, notes: Notes): void {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf("-->", at);
    const comment = text.slice(at, end < 0 ? text.length : end + 3).trim();
    if (comment !== "") notes.add(schedule.test(comment) ? "schedule-elsewhere" : "comment", words(comment));
    at = end < 0 ? text.length : end + 3;
  }
}

/** The text without its comments; their line breaks stay. A comment in code is code, and `<\!--` begins none. */
function takenOut(text: string, notes: Notes): string {
  const isCode = codeSpans(text);
  const nextEnd = nextPlace(text, /-->/g, { steps: 0 });
  let out = "";
  let copiedTo = 0;
  for (let from = text.indexOf("<!--"); from >= 0; from = text.indexOf("<!--", from + 4)) {
    if (from < copiedTo || isCode(from)) continue;
    const end = nextEnd(from + 4);
    if (end === undefined) break;
    const comment = text.slice(from, end + 3);
    addComments(comment, notes);
    out += text.slice(copiedTo, from) + comment.replace(/[^\n]+/g, "");
    copiedTo = end + 3;
  }
  return out + text.slice(copiedTo);
}

function words(comment: string): string {
  return comment.replace(/^<!--|-->$/g, "").trim();
}
