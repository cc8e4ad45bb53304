import { questionParts } from "@recollect/domain/practice/wording.ts";
import { sideInWords } from "../cards/text/in-words.ts";
import { practiceTexts as texts } from "./practice.texts.ts";

/** Our own words before a card's side, in the student's language; an AI service's stay as they are. */
export function questionStart(before: string): string {
  return texts.questionStarts[before as keyof typeof texts.questionStarts] ?? before;
}

/** A question as one line of words, such as the name of the field for its answer. */
export function questionInWords(question: string, id: string): string {
  const { before, side } = questionParts(question, id);
  return [questionStart(before), sideInWords(side)].filter(Boolean).join(" ");
}
