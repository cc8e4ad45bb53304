import { gapsOf } from "../../cards/term-gaps.ts";
import { withoutGapMarks } from "./cloze.ts";
import { createPlaceholders, withoutPrivate, type Placeholder } from "./placeholders.ts";

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
