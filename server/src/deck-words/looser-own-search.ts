import type { Search, SearchWord } from "../library-index/search.ts";
import { lettersAndDigits, otherNumerals } from "../library-index/spellings.ts";
import { possibleStems } from "../library-index/stems.ts";

/**
 * The search with what its words may also be where few decks have what was typed: letters and digits apart, numerals of another kind, and two words as one.
 * How words are written nearly alike is seen when they are compared (wanted-words.ts), since a student's own decks have no list of all their words.
 */
export function looserOwnSearch(search: Search): Search {
  const apart = search.words.flatMap((word) => lettersAndDigits(word.text)?.map((text) => plainWord(text)) ?? [word]);
  const joined = apart.map((word, at) => {
    const next = apart[at + 1];
    return next && !next.isUnspaced && !word.isUnspaced ? [word.text + next.text] : [];
  });
  const words = apart.map((word, at) => ({
    ...word,
    similar: [...otherNumerals(word.text), ...(joined[at] ?? []), ...(joined[at - 1] ?? [])],
  }));
  return { ...search, words };
}

function plainWord(text: string): SearchWord {
  return { text, isUnspaced: false, isBeginning: false, stems: possibleStems(text), similar: [], apart: [] };
}
