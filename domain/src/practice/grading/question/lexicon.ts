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
};

export const noLexicon: Lexicon = { isWord: () => null, areSynonyms: () => false, areOpposites: () => false };
