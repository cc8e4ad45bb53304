import type { Lexicon, Sense } from "../question/lexicon.ts";
import type { Reading } from "../question/reading.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";

/** Limit of a question that is read, in UTF-16 code units. */
const longestTerm = 200;
/** Number of words in a name, at most. */
const longestName = 4;

/**
 * The dictionary's glosses for the thing that a card asks for, in lower case. Of several senses, those that share the most words with the
 * question; empty if there are none.
 */
export function glossOf({ question, lexicon }: Reading): string {
  // A card that explains a thing has the thing's name as its term.
  const isExplained = question.definition.trim().split(/\s+/).length > longestName;
  const [thing, about] = isExplained ? [question.term, question.definition] : [question.definition, question.term];
  const name = folded(thing.slice(0, longestTerm).replace(/\s*\([^()]*\)\s*$/, "")).replace(/^(?:the|an?) /, "");
  const senses = sensesOf(name, lexicon);
  if (senses.length < 2) return senses[0]?.gloss.toLowerCase() ?? "";
  const asked = new Set(contentWords(wordsOf(folded(about.slice(0, longestTerm))), "en").map(stem));
  const shares = senses.map(({ words, gloss }) => {
    const said = new Set([...words, gloss].flatMap((text) => wordsOf(text.toLowerCase())).map(stem));
    return [...asked].filter((word) => said.has(word)).length;
  });
  const most = Math.max(...shares);
  // A sense with one word less may also be meant: two waterfalls have one name.
  const near = senses.filter((_, place) => (shares[place] ?? 0) > 0 && (shares[place] ?? 0) >= most - 1);
  return near.map(({ gloss }) => gloss.toLowerCase()).join("; ");
}

/** The senses of a name as the card writes it, or without its accents: `brasilia`. */
export function sensesOf(name: string, lexicon: Lexicon): readonly Sense[] {
  const own = lexicon.senses(name);
  const plain = withoutAccents(name);
  return own.length > 0 || plain === name ? own : lexicon.senses(plain);
}
