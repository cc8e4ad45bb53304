import type { CardContent } from "./card.ts";
import { withTexts } from "./card-fields.ts";
import { pieces } from "./text/inline-tokens.ts";

/** `$…$` on one line and `$$…$$`, at most this long; no backslash or dollar stands before them, and no digit after the second dollar. */
const dollars = /(?<![\\$])\$\$([^$]{1,2000}?)\$\$(?!\$)|(?<![\\$])\$(?![\s$])([^$\n]{1,500}?)(?<![\s\\])\$(?![\d$])/g;
/** A letter, a digit, a bracket, a sign before a number, or a command. */
const beginsFormula = /^(?:[\p{L}\p{N}([{|\\_^]|[-+±−¬√∞∂∇∀∃∅∠∼≈≤≥]|\.\d)/u;
/** A letter, a digit, a bracket, or a sign that belongs to the letter before it, as in `f'`, `n!`, `5%` and `Na^+`. */
const endsFormula = /(?:[\p{L}\p{N})\]}|'′″!%°]|[_^][-+*±∗]|\.\d)$/u;
/** A relation or an operation on its own, such as `$=$` or `$\cdot$`. */
const isSign = /^[=<>+\-*/±×÷·≤≥≠≈∈∉⊂⊃∪∩→↔⇒⇔]{1,3}$/u;
/** Something that only a formula has. A letter before the first dollar, as in `H$_2$O`, is only there with one of these. */
const isTex = /^[\\_^]/;

/** Cards with the `$…$` of their sides as formulas, and how many have such: for lists of cards from other programs. */
export function dollarsOfCardsAsFormulas<Card extends CardContent>(
  cards: readonly Card[],
): { cards: readonly Card[]; changedCount: number } {
  let changedCount = 0;
  const convertedCards = cards.map((card) => {
    let isChanged = false;
    const converted = withTexts(card, (text) => {
      const formulas = dollarsAsFormulas(text);
      isChanged ||= formulas !== null;
      return formulas ?? text;
    });
    if (!isChanged) return card;
    changedCount++;
    return converted;
  });
  return { cards: convertedCards, changedCount };
}

/** A text with its `$…$` converted to our formulas; null if it has none. Code stays as it is. */
export function dollarsAsFormulas(text: string): string | null {
  if (!text.includes("$")) return null;
  let formulaCount = 0;
  const isInCode = codeOf(text);
  const converted = text.replace(dollars, (all: string, displayed: string | undefined, inline: string | undefined, at: number) => {
    const tex = (displayed ?? inline ?? "").trim();
    if (!isFormula(tex) || (isAfterWord(text, at) && !isTex.test(tex)) || isInCode(at, at + all.length)) return all;
    formulaCount++;
    return displayed === undefined ? `\\(${tex}\\)` : `\\[${tex}\\]`;
  });
  return formulaCount === 0 ? null : converted;
}

function isFormula(tex: string): boolean {
  return isSign.test(tex) || (beginsFormula.test(tex) && endsFormula.test(tex) && !readsAsProse(tex));
}

/** `US$5`, `5$`: a dollar right after a letter or digit is a currency. */
function isAfterWord(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1));
}

/** Whether a part of the text is code, asked for growing positions. */
function codeOf(text: string): (from: number, to: number) => boolean {
  if (!text.includes("`")) return () => false;
  const code = pieces(text, { lines: true, gaps: false, marks: false }).filter(({ kind }) => kind === "code" || kind === "fence");
  let next = 0;
  return (from, to) => {
    while ((code[next]?.to ?? Infinity) <= from) next++;
    return (code[next]?.from ?? Infinity) < to;
  };
}

/** Names of functions that formulas write without a backslash, too. */
const functions = new Set(
  "sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp lim max min sup inf mod det dim gcd lcm and or if".split(" "),
);
const number = /^[+-]?\d[\d.,]*/;
const word = /(?<![\\\p{L}])\p{L}{2,}/gu;
const maxProseWords = 2;

/**
 * Whether what stands between two dollars reads as a price or a sentence: a number with words after it (`5 for lunch, 10`), or three words in a
 * row. Commands such as `\text{…}` make it a formula.
 */
function readsAsProse(tex: string): boolean {
  if (/[\\^_{}]/.test(tex)) return false;
  const words = (tex.match(word) ?? []).filter((candidate) => !functions.has(candidate.toLowerCase()));
  const rest = tex.replace(number, "");
  if (rest !== tex && words.length > 0 && /^(?:\p{L}{0,2})?[\s,;:)\]–—-]/u.test(rest)) return true;
  return words.length > maxProseWords && /(?<!\p{L})\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(tex);
}
