import type { Lexicon } from "./lexicon.ts";

/** Verbs that are above nearly every other: what `changes` something need not increase it. */
const tooGeneral =
  /^(?:chang|alter|modif|mov|mak|made|act|be$|is$|are$|do$|does|done|have|has|had|get|got|touch|affect|becom|caus|go|went|com|came|giv|gave|tak|took|put|us|form|look|sound|feel|felt|seem|appear|show|work|run)/;

/** Whether two English words say the same as a lexicon knows it: synonyms, words made of one another, and verbs of which one is a way to do the other. */
export function sameMeaning(lexicon: Lexicon): (a: string, b: string) => boolean {
  return (a, b) =>
    lexicon.areSynonyms(a, b) || lexicon.areDerived(a, b) || (!tooGeneral.test(a) && !tooGeneral.test(b) && lexicon.areKin(a, b, "verbs"));
}
