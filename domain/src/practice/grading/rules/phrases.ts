import { bareWords, type Form, type Reading } from "../question/reading.ts";
import { isGeneric } from "./coverage.ts";

const leastOfAPhrase = 2;

/**
 * Whether the answer only has words of the card in the card's order, at least two with a content word among them: worth a part, however
 * long the card is.
 */
export function saysAPhraseOfIt(
  { words }: Form,
  { answer, isAsked, isOptional }: Reading,
  found: readonly string[],
  extra: readonly string[],
): boolean {
  const telling = found.filter((word) => !isGeneric(word) && !isAsked(word));
  if (extra.length === 0 && telling.length === 1 && isTellingNumber(telling[0] ?? "", { isAsked, isOptional })) return true;
  if (extra.length > 0 || telling.length === 0 || found.length < leastOfAPhrase) return false;
  const isInARow = ` ${words.join(" ")} `.includes(` ${bareWords(answer.text).join(" ")} `);
  return isInARow || (telling.length >= leastOfAPhrase && areInOrder(words, answer.words));
}

/** Whether the answer has the card's words in order, with others left out between them. */
function areInOrder(words: readonly string[], said: readonly string[]): boolean {
  let place = -1;
  return said.filter((word) => words.includes(word)).every((word) => (place = words.indexOf(word, place + 1)) >= 0);
}

/** A year or another number of two to four digits, which a definition gives for a reason. */
export function isTellingNumber(word: string, { isAsked, isOptional }: Pick<Reading, "isAsked" | "isOptional">): boolean {
  return /^\d{2,4}$/.test(word) && !isAsked(word) && !isOptional(word);
}
