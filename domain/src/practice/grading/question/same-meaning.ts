import type { Lexicon } from "./lexicon.ts";

/** Verbs that are hypernyms of nearly every other verb: to `change` something is not to increase it. */
const tooGeneral =
  /^(?:chang|alter|modif|mov|mak|made|act|be$|is$|are$|do$|does|done|have|has|had|get|got|touch|affect|becom|caus|go|went|com|came|giv|gave|tak|took|put|us|form|look|sound|feel|felt|seem|appear|show|work|run)/;

/** Number of words that are looked up for one answer, so that every evaluation is bounded; further words count as unknown. */
export const mostLookedUp = 48;

/** A lexicon that looks up at most 48 words for one answer and caches its results for pairs of words. */
export function boundedLexicon(lexicon: Lexicon): Lexicon {
  const words = new Set<string>();
  const isFree = (word: string) => words.has(word) || (words.size < mostLookedUp && words.add(word).size > 0);
  const asked = (ask: (a: string, b: string) => boolean) => {
    const known = new Map<string, boolean>();
    return (a: string, b: string) => {
      if (!isFree(a) || !isFree(b)) return false;
      const key = `${a} ${b}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const said = ask(a, b);
      known.set(key, said);
      return said;
    };
  };
  const [anyKin, verbs] = [asked((a, b) => lexicon.areKin(a, b, "any")), asked((a, b) => lexicon.areKin(a, b, "verbs"))];
  return {
    isWord: (word, language) => lexicon.isWord(word, language),
    areSynonyms: asked(lexicon.areSynonyms),
    areOpposites: asked(lexicon.areOpposites),
    areDerived: asked(lexicon.areDerived),
    areKin: (a, b, which) => (which === "any" ? anyKin(a, b) : verbs(a, b)),
    areExplained: asked(lexicon.areExplained),
    isVerb: (word) => isFree(word) && lexicon.isVerb(word),
    senses: (term) => lexicon.senses(term),
    readings: (text, language) => lexicon.readings(text, language),
  };
}

/** Whether a lexicon gives two English words the same meaning: synonyms, derived words, and verbs of which one is a kind of the other. */
export function sameMeaning(lexicon: Lexicon): (a: string, b: string) => boolean {
  return (a, b) =>
    lexicon.areSynonyms(a, b) || lexicon.areDerived(a, b) || (!tooGeneral.test(a) && !tooGeneral.test(b) && lexicon.areKin(a, b, "verbs"));
}
