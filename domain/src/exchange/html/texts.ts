import { blocksOf } from "../../cards/blocks.ts";
import type { HtmlNode } from "./html-node.ts";

/** The text of a piece of HTML, as it stands in code. */
export function textOf(node: HtmlNode): string {
  if (node.kind === "text") return node.text;
  if (node.name === "br") return "\n";
  return node.children.map(textOf).join("");
}

/** At most one empty line, no blanks at the ends of lines or of the text; the no-break spaces that editors leave are blanks. */
export function tidy(text: string): string {
  return text
    .split(/(^```\n[\s\S]*?\n```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : tidyWords(part)))
    .join("")
    .trim();
}

function tidyWords(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n[ \t]+/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** Whether two texts show the same words, whatever stands between them. */
export function sameWords(first: string, second: string): boolean {
  const words = (text: string) => text.replace(/\s+/g, "").replace(/[-•]|\d+\./g, "");
  return words(first) === words(second);
}

/** Whether two texts are drawn alike, as a term and as any other side. */
export function looksTheSame(first: string, second: string): boolean {
  return [true, false].every((gaps) => JSON.stringify(blocksOf(first, { gaps })) === JSON.stringify(blocksOf(second, { gaps })));
}
