import type { AllCardFields } from "../../../cards/card-fields.ts";
import type { ExchangeCard } from "../../model.ts";
import { maskLines, masksText } from "../../masks-of-card.ts";
import { splitTags } from "../../tags.ts";
import { beginsWithFence, sideLines, sideOfLines, unescapedLine } from "./line-escapes.ts";
import type { MarkdownLines } from "./comments.ts";

const mark = /^\s*(Q|A|Extra|Tags|Both ways|Type the answer|Picture masks):(?: |$)?(.*)$/is;

type Part = "q" | "a" | "extra" | "tags" | "both ways" | "type the answer" | "picture masks";
type MarkedLine = { part: Part; rest: string };
/** The lines of each part of a card, without escapes; null is an empty line that is only layout at the ends of a part. */
type CardLines = ReadonlyMap<Part, readonly (string | null)[]>;

/** The part of a card that a line begins: `Q:`, `A:`, `Extra:`, `Tags:`, `Both ways:`, `Type the answer:`, `Picture masks:`. */
export function markedLine(line: string): MarkedLine | null {
  const match = mark.exec(line);
  return match ? { part: (match[1] ?? "").toLowerCase() as Part, rest: match[2] ?? "" } : null;
}

/**
 * The card whose `Q:` is on a line, and the line after it. A side goes on to the next mark, rule or heading, with its paragraphs, lists and
 * blocks of code; `beginsCard` tells where another kind of card begins behind an empty line.
 */
export function readQuestion(
  { lines, kind }: MarkdownLines,
  from: number,
  beginsCard: (line: number) => boolean,
): ReturnType<typeof cardOf> & { next: number } {
  const parts = new Map<Part, (string | null)[]>();
  let part: Part = "q";
  let at = from;
  let wasBlank = false;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const kindHere = kind(at);
    if (kindHere === "heading" || kindHere === "rule") break;
    if (kindHere === "comment") continue;
    const lineWithMark = kindHere === "text" || kindHere === "table" ? markedLine(line) : null;
    if (lineWithMark) {
      if (at > from && (lineWithMark.part === "q" || parts.has(lineWithMark.part))) break;
      part = lineWithMark.part;
      parts.set(part, [shownLine(lineWithMark.rest)]);
    } else {
      if (wasBlank && beginsCard(at)) break;
      parts.get(part)?.push(kindHere === "fence" ? line : shownLine(line));
    }
    wasBlank = kindHere === "blank";
  }
  return { ...cardOf(parts), next: at };
}

function shownLine(line: string): string | null {
  return line.trim() === "" ? null : unescapedLine(line);
}

/** The fields of a card from the lines of its parts. `unread` is what stands behind a yes or no and is neither. */
function cardOf(parts: CardLines) {
  const side = (part: Part) => sideOfLines(withoutEmptyEnds(parts.get(part) ?? []).map((line) => line ?? ""));
  const flags = (["both ways", "type the answer"] as const).map((part) => side(part).trim());
  const [bothWays = false, typeAnswer = false] = flags.map((flag) => /^(?:yes|true|1)$/i.test(flag));
  const card = {
    term: side("q"),
    definition: side("a"),
    extra: side("extra"),
    tags: splitTags(side("tags")),
    bothWays,
    typeAnswer,
    masks: maskLines(side("picture masks")),
  } satisfies AllCardFields;
  return { card, unread: flags.filter((flag) => !/^(?:yes|true|1|no|false|0)?$/i.test(flag)).join(" ") };
}

/** The lines of a card in the format of `readQuestion`. */
export function questionLines(card: ExchangeCard): string[] {
  const part = (name: string, text: string) => {
    const lines = sideLines(text);
    const [first = "", ...others] = lines;
    return beginsWithFence(lines) ? [`${name}:`, ...lines] : [`${name}: ${first}`, ...others];
  };
  return [
    ...part("Q", card.term),
    ...part("A", card.definition),
    ...(card.extra ? part("Extra", card.extra) : []),
    ...(card.tags && card.tags.length > 0 ? [`Tags: ${card.tags.join(" ")}`] : []),
    ...(card.bothWays ? ["Both ways: yes"] : []),
    ...(card.typeAnswer ? ["Type the answer: yes"] : []),
    ...(card.masks && card.masks.length > 0 ? part("Picture masks", masksText(card.masks)) : []),
  ];
}

function withoutEmptyEnds<Line>(lines: readonly (Line | null)[]): readonly (Line | null)[] {
  const last = lines.findLastIndex((line) => line !== null);
  const first = lines.findIndex((line) => line !== null);
  return first < 0 ? [] : lines.slice(first, last + 1);
}
