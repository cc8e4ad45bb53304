import { readableFormula } from "./formulas/readable-formula.ts";
import { readableTerm } from "./text/readable.ts";

/** How much of a deck's text is read, and how much of a card is shown, in characters. */
const [readAtMost, shownAtMost] = [2000, 90];

/** The first term in the text of a deck's cards, within the part that is read; a truncated escape is left out. */
const firstTerm = /"term":"((?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*)/;

/**
 * The front of a deck's first card for lists: plain text in one line, gaps blank, a formula in words. `cards` is the cards' JSON text, of
 * which only the beginning is read. Empty for a deck without cards.
 */
export function firstCardText(cards: string): string {
  const [, term] = firstTerm.exec(cards.slice(0, readAtMost)) ?? [];
  if (term === undefined) return "";
  return shortened(
    readableTerm(JSON.parse(`"${term}"`) as string, {
      askedGap: "all",
      blank: () => "___",
      inLine: true,
      formula: readableFormula,
    }).toWellFormed(),
  );
}

function shortened(text: string): string {
  return text.length <= shownAtMost
    ? text
    : `${text
        .slice(0, shownAtMost - 1)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd()}…`;
}
