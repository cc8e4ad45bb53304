import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { questionParts } from "@recollect/domain/practice/wording.ts";
import { yesOrNoTexts } from "./yes-or-no.texts.ts";

type SidesAndAnswer = Pick<ChoiceQuestion, "question" | "cardId" | "answer">;

/** Whether a question's choices are our own words: it shows both sides of its card and asks whether they belong together. A card's own answer may be "Yes" too. */
export function isYesOrNo({ question, cardId, answer }: SidesAndAnswer): boolean {
  return answer === "Yes" && questionParts(question, cardId).isOfBothSides;
}

/** A choice as it is shown: a side of a card, or our own Yes or No in the student's language. */
export function shownChoice(question: SidesAndAnswer, choice: string): string {
  if (!isYesOrNo(question)) return choice;
  return choice === "Yes" ? yesOrNoTexts.yes : choice === "No" ? yesOrNoTexts.no : choice;
}
