import { spansOf } from "./blocks.ts";
import { readableSide, readableTerm } from "./readable.ts";
import type { AskedGap, Span } from "./spans.ts";

/**
 * A card's text as spans, in time proportional to its length. It never throws, and it never makes anything but text.
 *
 * `*italic*` `**bold**` `***both***` `__underline__` `~~strike~~` and `` `code` ``, one inside the other. Whatever is not
 * exactly a mark is shown as it was typed:
 * - a mark opens before a character that is no space and closes after one: `2 * 3 * 4` and `5 ~~ 6` stay;
 * - between two digits nothing is a mark: `2*3*4`, `2**10`;
 * - underline needs `__` at the edge of a word: `snake_case_name` and `my__init__name` stay;
 * - a row of another length is no mark: `____` to fill in, `****`, `~`, `~~~`;
 * - a mark that is never closed stays (`a**b`, `*`), and a closing mark takes the nearest opening one: `*note: *this*`;
 * - of two marks that cross, the one that closes first wins: `**a *b** c*` is bold `a *b`, then ` c*`;
 * - code wins over everything inside it, backslashes too. It ends at the next row of as many backticks, so that code which
 *   holds a backtick stands between two (``` `` a`b `` ```, where one space on each side is left out);
 * - `\*` `\_` `\~` `\^` `` \` `` and `\\` are the character itself; any other backslash stays, but before what would begin a
 *   list, a link or a gap;
 * - a line break is a space like any other, and a mark that carries a combining character (an accent, a keycap emoji) is text.
 *
 * Beside them `\( formula \)`, `\[ formula \]`, `[link](https://…)`, `![picture or sound](media/<id>.<ext>)`, `H~2~O` and
 * `x^2^`, each as it stands in a line. An empty text has no spans.
 */
export function formattedSpans(text: string): Span[] {
  return spansOf(text);
}

/**
 * A side's text without markup: for labels, titles, and comparing answers. A picture is its description, a formula its TeX. `plainTerm`
 * handles the gaps of a term.
 */
export function plainText(side: string): string {
  return readableSide(side, { signs: false });
}

/** A term's text with its gaps filled; the asked gap is only its hint, so that a question never reveals it. */
export function plainTerm(term: string, askedGap: AskedGap | null = null): string {
  return readableTerm(term, { askedGap, signs: false });
}

/** The text with backslashes before all markup: formatted, it is one text span that equals the original. */
export function escaped(text: string): string {
  return escapedInLine(text).replace(/(^|\n)(\d{1,9}(?=\. )|(?=- ))/g, "$1$2\\");
}

/** The same for inline text. */
export function escapedInLine(text: string): string {
  return text.replace(/[\\*_~`^]|\](?=\()|\{(?=\{c)/g, "\\$&");
}
