import { isCodeCard } from "../code/as-code.ts";
import { isFormulaCard } from "../formula/as-formula.ts";
import type { Question } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { folded, readLength } from "../text/fold.ts";
import { alternativesIn, asksForEach } from "../take-apart/alternatives.ts";
import { withoutEnd } from "../../../words/without-end.ts";
import { tellingSigns } from "./telling-signs.ts";

/**
 * What the card itself says is right, whatever any other rule makes of it: its whole text, and each alternative that it separates by ` / `, ` | `, `;` or
 * ` or `. Case, spaces, a full stop and the kind of quotation marks do not matter, except in code and formulas; nor does it matter whether a verb has
 * its `to`, or two words have a hyphen, a space or nothing between them, unless another card is written so.
 */
export function asTheCardSays({ definition, answer, term, deck }: Question): Outcome | null {
  const [own, said] = [definition.trim(), answer.trim()];
  if (said === "" || said.length > own.length + readLength) return null;
  if (said === own) return outcome(MARKS.full, "exact");
  // In a formula a slash divides, and every sign counts.
  if (own.length > readLength || isCodeCard({ term, definition }) || isFormulaCard({ term, definition }) || own.includes("=")) return null;
  const alternatives = asksForEach({ term, definition }) ? [] : alternativesIn(own);
  if (alternatives.includes(said)) return outcome(MARKS.full, "alternative");
  const typed = plainWords(said);
  const isOthers = () => deck.some((card) => card.definition.length <= said.length + longestEnd && plainWords(card.definition) === typed);
  const isSame = (wording: string) => {
    if (tellingSigns(wording) !== tellingSigns(said)) return false;
    return plainWords(wording) === typed || (joinedWords(wording) === joinedWords(said) && !isOthers());
  };
  if (typed === "") return null;
  if (isSame(own)) return outcome(MARKS.full, "exact");
  return alternatives.some(isSame) ? outcome(MARKS.full, "alternative") : null;
}

/** Number of signs at the end of a text that are not compared. */
const longestEnd = 10;

function plainWords(text: string): string {
  return withoutEnd(folded(text), ".!? ");
}

/** The letters of words that hyphens or spaces join, `checkin` for `check-in`; other texts have none to compare. */
function joinedWords(text: string): string | number {
  const plain = plainWords(text).replace(/^to (?=\p{L})/u, "");
  return /^\p{L}[\p{L}\p{M}' -]*$/u.test(plain) ? plain.replace(/[ -]/g, "") : Number.NaN;
}
