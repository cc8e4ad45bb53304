import { tableText } from "./table-text.ts";

/**
 * Paragraphs as cards, the first line as term and the other lines as definition, as a table with a tab between its cells; null unless there are several, and each has
 * two lines or more.
 */
export function rowsOfParagraphs(text: string): string | null {
  const paragraphs = text
    .split(/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/)
    .map((paragraph) => paragraph.split(/\r\n|\n|\r/).filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);
  if (paragraphs.length < 2 || paragraphs.some((lines) => lines.length < 2)) return null;
  return tableText(paragraphs.map(([term = "", ...definition]) => [term.trim(), definition.join("\n").trim()]));
}
