import { frameFor, yesOrNoFor, type AskedCard } from "./asked-cards.ts";

/** A question's wording: our own words, the card's side with the mark that ends it, and the answer that a yes or no is asked of. */
export type QuestionParts = { before: string; side: string; shown: string };

/** The parts of one of our wordings; another's wording, such as an AI service's, is all side. */
export function questionParts(question: string, asked: AskedCard | null): QuestionParts {
  const whole = { before: "", side: question, shown: "" };
  if (!asked) return whole;
  const { before, after } = frameFor(asked);
  if (question === `${before}${asked.term}${after}`) return { before, side: asked.term + after, shown: "" };
  const yesOrNo = yesOrNoFor(asked);
  if (question !== yesOrNo) return whole;
  const end = yesOrNo.length - `${asked.term}? ${asked.definition}`.length;
  return { before: yesOrNo.slice(0, end), side: `${asked.term}?`, shown: asked.definition };
}
