import { isCodeCard } from "./grading/code/as-code.ts";
import { isFormulaCard } from "./grading/formulas/as-formula.ts";
import { grade } from "./grading/grade.ts";

/** Of longer texts no alternatives are read. */
const longestWithAlternatives = 300;

/**
 * The card's definition with a wording as an alternative that counts as right, or null where that is not to be had: the wording counts
 * already, the text is too long, or its kind (code, a formula) has no alternatives. Both ways to answer are tried before it is offered.
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
