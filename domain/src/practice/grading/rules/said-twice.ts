import type { Reading } from "../question/reading.ts";
import { stemmed } from "../tables/related.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { isGeneric } from "./coverage.ts";
import { isDenier } from "../tables/denying-words.ts";

/** `from the heart to the heart` for `from the heart to the organs`: a noun of the card is repeated in place of another. */
export function saidTwice(
  expected: readonly string[],
  given: readonly string[],
  missing: readonly string[],
  { language }: Reading,
): { word: string; said: string } | null {
  const word = missing.find((one) => !isGeneric(one) && !isFunctionWord(one, language));
  if (word === undefined) return null;
  const count = (words: readonly string[], root: string) => words.filter((one) => stemmed(one).stem === root).length;
  const said = given.find((one, place) => {
    const root = stemmed(one).stem;
    if (isFunctionWord(one, language) || isDenier(one, language) || isGeneric(one)) return false;
    return given.indexOf(one) < place && count(expected, root) === 1 && count(given, root) === 2;
  });
  return said === undefined ? null : { word, said };
}
