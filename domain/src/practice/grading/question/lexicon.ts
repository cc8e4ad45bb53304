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

/** A lexicon that knows nothing, and whether a rule would have liked to know: if not, the grade is the same with any other. */
export function askedLexicon(): { lexicon: Lexicon; wasAsked: () => boolean } {
  let asked = false;
  const ask = <T>(answer: T) => {
    asked = true;
    return answer;
  };
  return {
    lexicon: { isWord: () => ask(null), areSynonyms: () => ask(false), areOpposites: () => ask(false) },
    wasAsked: () => asked,
  };
}
