/** What a dictionary knows of an English word. Sets of synonyms have names; two words that share one can mean the same. */
export type WordProfile = {
  /** sets of synonyms that the word belongs to, those of its most frequent senses */
  own: readonly string[];
  /** sets that are near to those of an adjective */
  similar: readonly string[];
  /** sets that are more general by one step */
  above: readonly string[];
  /** sets of the words that this one is derived from, or that are derived from it */
  derived: readonly string[];
  /** sets of its antonyms */
  opposites: readonly string[];
  /** stems of the words that explain it */
  explanation: ReadonlySet<string>;
};

/** Knowledge of words beyond our own tables. Any reply may be "unknown", and marking works without a lexicon: `noLexicon`. */
export type Lexicon = {
  /** Whether a language (`en`, `pt` ...) has this word, in lower case; null if there is no word list for it. */
  isWord(word: string, language: string): boolean | null;
  /** What is known of an English word in lower case; null if nothing is. */
  profileOf(word: string): WordProfile | null;
  /** The readings of a text in Han characters, in kana or in pinyin with a space between syllables; empty if unknown. */
  readings(text: string, language: "ja" | "zh"): readonly string[];
};

export const noLexicon: Lexicon = { isWord: () => null, profileOf: () => null, readings: () => [] };
