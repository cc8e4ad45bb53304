import type { ExchangeCard } from "../model.ts";
import { splitTags } from "../tags.ts";
import { sideLines, sideOfLines } from "./line-escapes.ts";

const mark = /^\s*(Q|A|Extra|Tags|Both ways):(?: |$)?(.*)$/is;

type Part = "q" | "a" | "extra" | "tags" | "both ways";
type MarkedLine = { part: Part; rest: string };

/** The part of a card that a line begins: `Q:`, `A:`, `Extra:`, `Tags:`, `Both ways:`. */
export function markedLine(line: string): MarkedLine | null {
  const match = mark.exec(line);
  return match ? { part: (match[1] ?? "").toLowerCase() as Part, rest: match[2] ?? "" } : null;
}

/**
 * The card whose `Q:` is on a line, and the line after it. A side continues until the next mark; an empty line ends an answer, but not a
 * question without an answer.
 */
export function readQuestion(lines: readonly string[], from: number): { card: Parameters<typeof sides>[0]; next: number } {
  const parts = new Map<Part, string[]>();
  let part: Part = "q";
  let at = from;
  let isOver = false;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const marked = markedLine(line);
    if (marked) {
      if (at > from && (marked.part === "q" || parts.has(marked.part))) break;
      part = marked.part;
      parts.set(part, [marked.rest]);
      isOver = false;
      continue;
    }
    if (line.trim() === "") {
      if (part === "q") parts.get("q")?.push("");
      isOver ||= part !== "q";
      continue;
    }
    if (isOver || /^#{1,6}\s/.test(line)) break;
    parts.get(part)?.push(line);
  }
  return { card: parts, next: at };
}

/** The fields of a card from the lines of its parts. */
export function sides(parts: ReadonlyMap<Part, readonly string[]>) {
  const side = (part: Part) => sideOfLines(withoutEmptyEnds(parts.get(part) ?? []));
  return {
    term: side("q"),
    definition: side("a"),
    extra: side("extra"),
    tags: splitTags(side("tags")),
    bothWays: /^\s*(yes|true|1)\s*$/i.test(side("both ways")),
  };
}

/** The lines of a card in the format of `readQuestion`. */
export function questionLines(card: ExchangeCard): string[] {
  const part = (name: string, text: string) => {
    const [first = "", ...others] = sideLines(text);
    return [`${name}: ${first}`, ...others];
  };
  return [
    ...part("Q", card.term),
    ...part("A", card.definition),
    ...(card.extra ? part("Extra", card.extra) : []),
    ...(card.tags && card.tags.length > 0 ? [`Tags: ${card.tags.join(" ")}`] : []),
    ...(card.bothWays ? ["Both ways: yes"] : []),
  ];
}

/** An empty line inside a side is written `\`; bare ones are only layout. */
function withoutEmptyEnds(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const first = lines.findIndex((line) => line.trim() !== "");
  return first < 0 ? [] : lines.slice(first, last + 1);
}
