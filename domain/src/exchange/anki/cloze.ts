import { gapsOf } from "../../cards/term-gaps.ts";
import { createPlaceholders, withoutPrivate, type Placeholder, type Placeholders } from "./placeholders.ts";

const tag = /\{\{c(\d{1,3})(?:,\d{1,3})*::|::|\}\}/g;
/** The deepest nesting of gaps, as in Anki. */
const deepest = 10;

/**
 * HTML with the markup of its gaps (`{{c1::hidden::hint}}`) removed, so that they survive the conversion. A gap ends at the first `}}` that
 * no inner gap uses. An unclosed one is text. A gap with several numbers uses its first.
 */
export function withoutGapMarks(html: string, placeholders: Placeholders): { html: string; numbers: number[] } {
  const numbers = new Set<number>();
  const open: { at: number; number: number; hasHint: boolean }[] = [];
  const edits: { at: number; end: number; text: string }[] = [];
  for (const match of html.matchAll(tag)) {
    const [at, end] = [match.index, match.index + match[0].length];
    const gap = open.at(-1);
    if (match[1] !== undefined) {
      if (open.length < deepest) {
        open.push({ at: edits.length, number: Number(match[1]), hasHint: false });
        edits.push({ at, end, text: "" });
      }
    } else if (gap && match[0] === "::" && !gap.hasHint) {
      gap.hasHint = true;
      edits.push({ at, end, text: placeholders.put({ kind: "gap-hint" }) });
    } else if (gap && match[0] === "}}") {
      open.pop();
      const opening = edits[gap.at];
      if (opening) opening.text = placeholders.put({ kind: "gap-opens", number: gap.number });
      edits.push({ at, end, text: placeholders.put({ kind: "gap-closes" }) });
      numbers.add(gap.number);
    }
  }
  const openEdits = new Set(open.map((gap) => gap.at));
  let result = "";
  let copiedTo = 0;
  for (const [index, edit] of edits.entries()) {
    if (openEdits.has(index)) continue;
    result += html.slice(copiedTo, edit.at) + edit.text;
    copiedTo = edit.end;
  }
  return { html: result + html.slice(copiedTo), numbers: [...numbers].sort((a, b) => a - b) };
}

const innermost = /\{\{c\d{1,3}(?:,\d{1,3})*::(?:(?!\{\{c\d|\}\})[\s\S])*\}\}/g;

/** The HTML of a cloze note without its gaps and their content: what Anki shows without a question. */
export function withoutGaps(html: string): string {
  let shownHtml = html;
  for (let depth = 0; depth < deepest; depth += 1) {
    const next = shownHtml.replace(innermost, "");
    if (next === shownHtml) break;
    shownHtml = next;
  }
  return shownHtml;
}

/** HTML of a text file of Anki as a card's text, with the gaps of a cloze note; as it is read without them where they would not be gaps here. */
export function htmlWithGaps(html: string, readHtml: (html: string) => string): string {
  if (!html.includes("{{c")) return readHtml(html);
  const placeholders = createPlaceholders();
  const cloze = withoutGapMarks(withoutPrivate(html), placeholders);
  const text = placeholders.resolve(readHtml(cloze.html), markOf);
  const gaps = gapsOf(text);
  return cloze.numbers.length > 0 && cloze.numbers.every((number) => gaps.includes(number)) ? text : readHtml(html);
}

function markOf(placeholder: Placeholder): string {
  if (placeholder.kind === "gap-opens") return `{{c${placeholder.number}::`;
  return placeholder.kind === "gap-hint" ? "::" : "}}";
}
