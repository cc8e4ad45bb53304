import { blocksOf } from "./blocks.ts";
import { readableFormula } from "./readable-formula.ts";
import type { Span } from "./spans.ts";

/** So much of a deck's text is looked at, and so much of a card is shown, in characters. */
const [readAtMost, shownAtMost] = [2000, 90];

/** The first term in the text of a deck's cards, as far as it stands in what is read; an escape that is cut in two is left out. */
const firstTerm = /"term":"((?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*)/;

/** Text that holds none of these is plain as it is. */
const special = /[\\*_~^`![{]|^(?:-|\d+\.) /m;

/**
 * What a deck's first card asks, for the deck's card in a list: plain words in one line, gaps left open, a formula as it would be said. `cards` is
 * the cards' JSON text, or its beginning; no more than the beginning is read. Empty for a deck without cards.
 */
export function firstCardText(cards: string): string {
  const [, term] = firstTerm.exec(cards.slice(0, readAtMost)) ?? [];
  if (term === undefined) return "";
  const side = JSON.parse(`"${term}"`) as string;
  return shortened((special.test(side) ? words(side) : side).toWellFormed().replace(/\s+/g, " ").trim());
}

function words(side: string): string {
  return blocksOf(side, { gaps: true })
    .map((block) => {
      if (block.kind === "code block") return block.text;
      return (block.kind === "list" ? block.items.map(({ spans }) => spans) : [block.spans]).map(wordsOf).join(" ");
    })
    .join(" ");
}

function wordsOf(spans: readonly Span[]): string {
  return spans.map(wordsOfOne).join("");
}

/** A picture that says nothing of itself and a sound are shown as a sign. */
function wordsOfOne(span: Span): string {
  if (span.kind === "gap") return "___";
  if (span.kind === "formula") return readableFormula(span.parts.map((part) => (typeof part === "string" ? part : "___")).join(""));
  if (span.kind === "picture" || span.kind === "sound") return span.text.trim() || (span.kind === "picture" ? "🖼" : "♪");
  return "children" in span ? wordsOf(span.children) : span.text;
}

function shortened(text: string): string {
  return text.length <= shownAtMost
    ? text
    : `${text
        .slice(0, shownAtMost - 1)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd()}…`;
}
