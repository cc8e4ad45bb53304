import { readableFormula } from "./formulas/readable-formula.ts";
import { readableTerm } from "./text/readable.ts";

/** So much of a deck's text is looked at, and so much of a card is shown, in characters. */
const [readAtMost, shownAtMost] = [2000, 90];

/** The first term in the text of a deck's cards, as far as it stands in what is read; an escape that is cut in two is left out. */
const firstTerm = /"term":"((?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*)/;

/**
 * What a deck's first card asks, for the deck's card in a list: plain words in one line, gaps left open, a formula as it would be said. `cards` is
 * the cards' JSON text, or its beginning; no more than the beginning is read. Empty for a deck without cards.
 */
export function firstCardText(cards: string): string {
  const [, term] = firstTerm.exec(cards.slice(0, readAtMost)) ?? [];
  if (term === undefined) return "";
  return shortened(
    readableTerm(JSON.parse(`"${term}"`) as string, {
      asked: "all",
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
