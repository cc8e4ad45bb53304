import type { Reading } from "../question/reading.ts";
import { areBothCommonWords } from "../tables/common-words.ts";
import { withoutAccents } from "../text/fold.ts";
import { isNeighbouringWord } from "../tables/neighbouring-words.ts";
import { haveOtherEndings } from "../tables/telling-endings.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Related languages whose words also count: a word of the other is not a slip. */
const neighbours = tableOf<readonly string[]>({ uk: ["ru"] });

/**
 * Whether the written word is another word rather than a typing slip: both are common words, the language has it, or the two differ by a
 * distinctive suffix (`ethane`, `ethene`). A synonym does not count as another word.
 */
export function isAnotherWord(word: string, written: string, { spelledIn, lexicon }: Pick<Reading, "spelledIn" | "lexicon">): boolean {
  if (word === written) return false;
  if (haveOtherEndings(word, written)) return true;
  const languages = spelledIn === null ? [] : [spelledIn, ...(neighbours[spelledIn] ?? [])];
  const isKnown = languages.some((language) => lexicon.isWord(written, language) === true);
  if (isKnown) return !(spelledIn === "en" && lexicon.areSynonyms(word, written));
  // Words compared without accents are looked up without them.
  const isPlain = withoutAccents(word) === word && withoutAccents(written) === written;
  if (languages.some((language) => isNeighbouringWord(written, language, isPlain))) return true;
  return areBothCommonWords(word, written);
}
