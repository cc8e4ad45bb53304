import type { Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";

/** Endings that say that something is not there: `colourless`, `farblos`. */
const denying: Partial<Record<Language, readonly string[]>> = { en: ["less"], de: ["los", "frei"] };

/** In shorter words the ending is mostly part of the root: `unless`. */
const shortestRoot = 4;

/** Whether one of two words says that the other is not there: `colourless` beside colour. */
export function deniesByEnding(a: string, b: string, language: Language): boolean {
  const endings = denying[language];
  return endings !== undefined && (isWithout(a, b, endings, language) || isWithout(b, a, endings, language));
}

function isWithout(word: string, thing: string, endings: readonly string[], language: Language): boolean {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestRoot);
  return ending !== undefined && lightStem(word.slice(0, word.length - ending.length), language) === lightStem(thing, language);
}
