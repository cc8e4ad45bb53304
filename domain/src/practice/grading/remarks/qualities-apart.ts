import type { Lexicon } from "../question/lexicon.ts";
import { areOpposites } from "../tables/opposites.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { wordsOf } from "../text/words.ts";

/** Number of words of a gloss that are compared with a remark. */
const mostKnown = 24;
/** Phrases that describe the thing: `is harmless`, `a light metal`. */
const saidToBe = /\b(?:is|are|was|were)\s(?:very |quite |so |rather )?([a-z]{4,})(?=$|[,.;!)]|\sand\b)/g;
const saidToBeA = /(?:^|\b(?:is|was)\s)an?\s(?:very )?([a-z]{4,})\s[a-z]{3,}(?=$|[,.;!)]|\s(?:in|of|on|that|which|with|and)\b)/g;

/** A quality that a remark gives the thing, if the known text has its antonym; else null. */
export function otherQualityOf(remark: string, known: string, lexicon: Lexicon): { known: string; said: string } | null {
  const own = wordsOf(known)
    .filter((word) => word.length > 3 && !isFunctionWord(word, "en"))
    .slice(0, mostKnown);
  const phrases = [...remark.matchAll(saidToBe), ...remark.replace(/^[\s,;:(–-]+/, "").matchAll(saidToBeA)];
  for (const [, said = ""] of phrases) {
    const against = own.includes(said) ? undefined : own.find((word) => areOpposites(word, said) || lexicon.areOpposites(word, said));
    if (against !== undefined) return { known: against, said };
  }
  return null;
}
