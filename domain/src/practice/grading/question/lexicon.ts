/** A dictionary's entry for one sense of a word: the words that share it, and its explanation. */
export type Sense = { words: readonly string[]; gloss: string };

/**
 * Knowledge of words beyond our own tables. Any answer may be "unknown", and grading works without a lexicon: `noLexicon`. Words are in
 * lower case, as `folded` writes them.
 */
export type Lexicon = {
  /** Whether a language (`en`, `pt` ...) has this word; null if there is no word list for it. */
  isWord(word: string, language: string): boolean | null;
  /** Whether two English words can be synonyms. */
  areSynonyms(a: string, b: string): boolean;
  /** Whether two English words are antonyms. */
  areOpposites(a: string, b: string): boolean;
  /** Whether one English word is derived from the other: `fuse`, `fusion`. */
  areDerived(a: string, b: string): boolean;
  /** Whether one English word is a hyponym of the other: `program`, `software`; with `verbs`, as a verb. */
  areKin(a: string, b: string, which: "any" | "verbs"): boolean;
  /** Whether the dictionary explains one of two English words by the other. */
  areExplained(a: string, b: string): boolean;
  /** Whether an English word is mostly used as a verb. */
  isVerb(word: string): boolean;
  /** The most common senses of an English word or term (`heart attack`), most frequent first. */
  senses(term: string): readonly Sense[];
  /** The readings of a text in Han characters, in kana or in pinyin with a space between syllables; empty if unknown. */
  readings(text: string, language: "ja" | "zh"): readonly string[];
};

export const noLexicon: Lexicon = {
  isWord: () => null,
  areSynonyms: () => false,
  areOpposites: () => false,
  areDerived: () => false,
  areKin: () => false,
  areExplained: () => false,
  isVerb: () => false,
  senses: () => [],
  readings: () => [],
};
