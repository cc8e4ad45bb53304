import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";

/** Shorter texts may be in any order by chance. */
const leastWords = 5;
const mostWords = 30;
const leastSmallWords = 2;

/**
 * Whether an answer is a heap of the card's content words without function words, of which no two are adjacent as on the card: `browsers
 * servers data protocol web exchange`. It does not say what does what.
 */
export function isSalad(card: readonly string[], answer: readonly string[], language: Language): boolean {
  if (answer.length < leastWords || answer.length > mostWords || card.length > mostWords) return false;
  if (answer.some((word) => isFunctionWord(word, language))) return false;
  const content = card.filter((word) => !isFunctionWord(word, language)).map(stem);
  if (card.length - content.length < leastSmallWords) return false;
  const places = answer.map((word) => content.indexOf(stem(word))).filter((place) => place >= 0);
  return places.length >= leastWords && places.every((place, at) => at === 0 || Math.abs(place - (places[at - 1] ?? 0)) !== 1);
}
