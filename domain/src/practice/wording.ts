import { cardIdOf } from "../study/prompts.ts";

/** What a wording is made of: the prompt's key, what is shown, and what belongs to it. */
type Worded = { id: string; term: string; definition: string };

/** The key of the question that shows a card's definition and asks for its term: the prompt's of a card that is asked both ways. */
export function turnedKey(cardId: string): string {
  return `${cardId}_r`;
}

/** Whether a question shows a definition and asks for its term. */
export function isTurned(key: string): boolean {
  return cardIdOf(key) !== key && key.endsWith("_r");
}

/** What stands before and after the question's side in the wording of the usual question. */
export function frameFor({ id }: Pick<Worded, "id">): { before: string; after: string } {
  if (isGap(id)) return { before: "Fill the gap: ", after: "" };
  return { before: isTurned(id) ? "What is the term for: " : "What is the definition of: ", after: "?" };
}

/** The wording of the usual question. */
export function questionFor({ id, term }: Pick<Worded, "id" | "term">): string {
  const { before, after } = frameFor({ id });
  return `${before}${term}${isEnded(term) ? "" : after}`;
}

/** The wording where there is nothing to choose from. */
export function yesOrNoFor({ id, term, definition }: Worded): string {
  const asked = `${term}${isBlock.test(term) ? "\n" : isEnded(term) ? " " : "? "}${definition}`;
  return isGap(id) ? `Does this belong in the gap: ${asked}` : `Is this the ${isTurned(id) ? "term for" : "definition of"}: ${asked}`;
}

/** A fence, a list's line, a picture or a sound, a formula on its own. */
const isBlock = /(?:^|\n)(?:`{3,}|(?:-|\d+\.) .*)\s*$|\]\(media\/[^()\s]*\)\s*$|\\\]\s*$/;

/** A mark behind a fence would keep the code from ending; behind a picture or a mark of the card's own it says nothing. */
function isEnded(term: string): boolean {
  return isBlock.test(term) || /[?？؟。！]\s*$/.test(term);
}

/** Whether a question hides a gap of its card. */
export function isGap(key: string): boolean {
  return cardIdOf(key) !== key && !isTurned(key);
}

/**
 * One of our wordings as our own words and what stands on the card; another's wording, such as an AI service's, is the card's all of it. Of a
 * question that is answered by yes or no, what is asked about stands with the card's side.
 */
export function questionParts(question: string, id: string): { before: string; side: string; isOfBothSides: boolean } {
  const { before } = frameFor({ id });
  const yesOrNo = yesOrNoFor({ id, term: "", definition: "" }).replace(/\? $/, "");
  const own = [before, yesOrNo].find((words) => question.startsWith(words)) ?? "";
  return { before: own.trim(), side: question.slice(own.length), isOfBothSides: own === yesOrNo };
}
