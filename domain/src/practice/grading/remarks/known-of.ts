import type { Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";

/** How much of a question is read for this. */
const longestTerm = 200;
/** A card of more words is no name. */
const longestName = 4;

/** What a dictionary says of the thing that a card asks for, in small letters: of several things of one name, those of which it says most of the question's words. */
export function glossOf({ question, lexicon }: Reading): string {
  // A card that explains a thing is asked by its name.
  const isExplained = question.definition.trim().split(/\s+/).length > longestName;
  const [thing, about] = isExplained ? [question.term, question.definition] : [question.definition, question.term];
  const name = folded(thing.slice(0, longestTerm).replace(/\s*\([^()]*\)\s*$/, "")).replace(/^(?:the|an?) /, "");
  const senses = lexicon.senses(name);
  if (senses.length < 2) return senses[0]?.gloss.toLowerCase() ?? "";
  const asked = new Set(contentWords(wordsOf(folded(about.slice(0, longestTerm))), "en").map(stem));
  const shares = senses.map(({ words, gloss }) => {
    const said = new Set([...words, gloss].flatMap((text) => wordsOf(text.toLowerCase())).map(stem));
    return [...asked].filter((word) => said.has(word)).length;
  });
  const most = Math.max(...shares);
  // What fits nearly as well may be meant too: two waterfalls have one name.
  const near = senses.filter((_, place) => (shares[place] ?? 0) > 0 && (shares[place] ?? 0) >= most - 1);
  return near.map(({ gloss }) => gloss.toLowerCase()).join("; ");
}
