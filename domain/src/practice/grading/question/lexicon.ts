/** What a dictionary says of one sense of a word: the words that share it, and its explanation. */
export type Sense = { words: readonly string[]; gloss: string };

/**
 * What is known of words beyond our own tables. Each answer may be "not known", and marking works without any: `noLexicon`.
 * Words are in small letters, as `folded` writes them.
 */
export type Lexicon = {
  /** Whether a language (`en`, `pt` ...) has this word; null where its words are not known. */
  isWord(word: string, language: string): boolean | null;
  /** Whether two English words can mean the same. */
  areSynonyms(a: string, b: string): boolean;
  /** Whether two English words are opposites. */
  areOpposites(a: string, b: string): boolean;
  /** Whether one English word is made of the other: `fuse`, `fusion`. */
  areDerived(a: string, b: string): boolean;
  /** Whether one English word names a kind of what the other names: `program`, `software`; or, for `verbs`, does so as a verb. */
  areKin(a: string, b: string, which: "any" | "verbs"): boolean;
  /** Whether the dictionary explains one of two English words by the other. */
  areExplained(a: string, b: string): boolean;
  /** Whether an English word is a verb more often than anything else. */
  isVerb(word: string): boolean;
  /** The commonest senses of an English word or term (`heart attack`), the most frequent first. */
  senses(term: string): readonly Sense[];
  /** How a text in Han characters is read, in kana or in pinyin with a space between syllables; empty where that is not known. */
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

/** A lexicon that knows nothing, and whether a rule would have liked to know: if not, the grade is the same with any other. */
export function askedLexicon(): { lexicon: Lexicon; wasAsked: () => boolean } {
  let asked = false;
  const ask = <T>(answer: T) => {
    asked = true;
    return answer;
  };
  const lexicon: Lexicon = {
    isWord: () => ask(null),
    areSynonyms: () => ask(false),
    areOpposites: () => ask(false),
    areDerived: () => ask(false),
    areKin: () => ask(false),
    areExplained: () => ask(false),
    isVerb: () => ask(false),
    senses: () => ask([]),
    readings: () => ask([]),
  };
  return { lexicon, wasAsked: () => asked };
}
