import type { Reading } from "../question/reading.ts";
import { areBothCommonWords } from "../tables/common-words.ts";
import { withoutAccents } from "../text/fold.ts";
import { isNeighbouringWord } from "../tables/neighbouring-words.ts";
import { haveOtherEndings } from "../tables/telling-endings.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Languages whose words are looked up for another: what is a word of the neighbour is not a slip either. */
const neighbours = tableOf<readonly string[]>({ uk: ["ru"] });

/**
 * Whether what was written is another word rather than a slip of the finger: both are everyday words, the language has it, or the two
 * differ in an ending that tells things apart (`ethane`, `ethene`). A word that means the same is no other word.
 */
export function isAnotherWord(word: string, written: string, { spelledIn, lexicon }: Pick<Reading, "spelledIn" | "lexicon">): boolean {
  if (word === written) return false;
  if (haveOtherEndings(word, written)) return true;
  const languages = spelledIn === null ? [] : [spelledIn, ...(neighbours[spelledIn] ?? [])];
  const isKnown = languages.some((language) => lexicon.isWord(written, language) === true);
  if (isKnown) return !(spelledIn === "en" && lexicon.areSynonyms(word, written));
  // Words that were compared without their accents are looked up without them.
  const isPlain = withoutAccents(word) === word && withoutAccents(written) === written;
  if (languages.some((language) => isNeighbouringWord(written, language, isPlain))) return true;
  return areBothCommonWords(word, written);
}
