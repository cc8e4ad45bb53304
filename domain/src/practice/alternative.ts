import { isCodeCard } from "./examiner/code/as-code.ts";
import { isFormulaCard } from "./examiner/formula/as-formula.ts";
import { grade } from "./examiner/grade.ts";

/** Longer texts are not checked for alternatives. */
const longestWithAlternatives = 300;

/**
 * The card's definition with a wording added as an alternative that counts as right. Null where this can't be done: the wording counts already, the
 * text is too long, its kind (code, a formula) has no alternatives, or one of the alternatives, old or new, would not count.
 */
export function withAlternative(card: { term: string; definition: string }, wording: string): string | null {
  const alternative = wording.replace(/\s+/g, " ").trim();
  const definition = `${card.definition.trim()} / ${alternative}`;
  if (
    alternative === "" ||
    alternative.includes(" / ") ||
    isCodeCard(card) ||
    isFormulaCard(card) ||
    definition.length > longestWithAlternatives
  )
    return null;
  const counts = (text: string, answer: string) => grade({ term: card.term, definition: text, answer, deck: [] }).isCorrect;
  if (counts(card.definition, alternative)) return null;
  const ways = [alternative, ...card.definition.split(/\s\/\s/)];
  return ways.every((way) => counts(definition, way)) ? definition : null;
}
