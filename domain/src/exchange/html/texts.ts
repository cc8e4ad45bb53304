import { withoutEnd } from "../../words/without-end.ts";
import { blocksOf } from "../../cards/text/blocks.ts";
import type { HtmlNode } from "./html-node.ts";

/** The text of an HTML element, as in code. */
export function textOf(node: HtmlNode): string {
  if (node.kind === "text") return node.text;
  if (node.name === "br") return "\n";
  return node.children.map(textOf).join("");
}

/** At most one empty line, no spaces at the ends of lines or of the text; non-breaking spaces of editors become spaces. */
export function tidy(text: string): string {
  let out = "";
  let copiedTo = 0;
  for (const { start, end } of codeBlocksIn(text)) {
    out += tidyWords(text.slice(copiedTo, start)) + text.slice(start, end);
    copiedTo = end;
  }
  return (out + tidyWords(text.slice(copiedTo))).trim();
}

/** Where the blocks of code stand, each between two lines with equally long runs of backticks. The text is read once. */
function codeBlocksIn(text: string): { start: number; end: number }[] {
  const lines: { line: string; start: number; fence: string }[] = [];
  for (const line of text.split("\n")) {
    const before = lines.at(-1);
    const start = before === undefined ? 0 : before.start + before.line.length + 1;
    lines.push({ line, start, fence: /^`{3,}/.exec(line)?.[0] ?? "" });
  }
  const lastEnds = new Map(lines.flatMap(({ line, start, fence }) => (fence !== "" && line === fence ? [[fence, start] as const] : [])));
  const blocks: { start: number; end: number }[] = [];
  let open: { fence: string; start: number } | null = null;
  for (const { line, start, fence } of lines) {
    if (open !== null && line === open.fence) {
      blocks.push({ start: open.start, end: start + line.length });
      open = null;
    } else if (open === null && fence !== "" && !line.slice(fence.length).includes("`") && (lastEnds.get(fence) ?? -1) > start) {
      open = { fence, start };
    }
  }
  return blocks;
}

function tidyWords(text: string): string {
  return (
    text
      .replaceAll("\u00a0", " ")
      .split("\n")
      .map((line) => withoutEnd(line, " \t"))
      .join("\n")
      // A marker without a space after it begins no item and needs no backslash.
      .replace(/^(\d{1,9})?\\(?=[-.]$)/gm, "$1")
      .replace(/\n[ \t]+/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
  );
}

/** Whether two texts show the same words, ignoring whitespace. */
export function sameWords(first: string, second: string): boolean {
  const words = (text: string) => text.replace(/\s+/g, "").replace(/[-•]|\d{1,9}\./g, "");
  return words(first) === words(second);
}

/** Whether two texts are rendered alike, as a term and as any other side. */
export function looksTheSame(first: string, second: string): boolean {
  return [true, false].every((gaps) => JSON.stringify(blocksOf(first, { gaps })) === JSON.stringify(blocksOf(second, { gaps })));
}

/** The length of the longest run of backticks in a text. */
export function longestRow(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, row) => Math.max(most, row.length), 0);
}
