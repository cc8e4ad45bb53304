import { bareWords, type Reading } from "../question/reading.ts";
import { sensesOf } from "../remarks/known-of.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";

/** How much of an answer, and how many words of what it names first, are read for this. */
const longestRead = 300;
const mostWords = 2;

/** Joints after which only more is said of the first thing, or another thing is set beside it. */
const goesOn =
  /^(?:,\s?)?(?:(?:which|who|whose|because|since|as|where|although|though|long before|and then|then comes|and after|and the rest|and they|and it|that is)\s)(.*)$/su;
const takesBack = /\b(?:but|no|not|never|actually|rather|instead|sorry|or)\b|n't\b/;

/**
 * `Neptune, because Uranus is nearer`: an answer that names another thing of the card's kind first, and the card's only in what it says of that. Of
 * the same kind are two answers of the deck, and things that a dictionary explains by the same words and not by each other.
 */
export function namesARivalFirst(reading: Reading): boolean {
  const { question, answer, isAsked, language } = reading;
  const text = answer.text.slice(0, longestRead);
  const own = plain(question.definition);
  const end = text.search(/,|\s(?:which|who|because|and)\s/);
  if (language !== "en" || end < 2 || takesBack.test(text) || own.length > 40) return false;
  const named = bareWords(text.slice(0, end));
  const rest = goesOn.exec(text.slice(end).trim())?.[1] ?? "";
  const first = named.join(" ");
  if (
    named.length === 0 ||
    named.length > mostWords ||
    named.some((word) => isAsked(word) || own.includes(word)) ||
    !` ${rest}`.includes(` ${own}`)
  )
    return false;
  return isAnotherAnswer(first, reading) || (!isSaidToBe(own, rest) && areOfAKind(own, first, reading));
}

/** `a muscle, which is the heart`: what is named first is the kind, and then the thing. */
function isSaidToBe(own: string, rest: string): boolean {
  const [, thing = ""] = /^(?:is|are|was|were)\s(?:(?:called|named)\s)?(?:the\s|an?\s)?(.*)$/su.exec(rest) ?? [];
  return thing.startsWith(own) && !/^\p{L}/u.test(thing.slice(own.length));
}

function isAnotherAnswer(first: string, { others }: Reading): boolean {
  return others.slice(0, 1000).some(({ definition }) => definition.length < 40 && plain(definition) === first);
}

function areOfAKind(own: string, first: string, { lexicon }: Reading): boolean {
  const [ours, theirs] = [sensesOf(own, lexicon), sensesOf(first, lexicon)];
  const isNamed = ours.some(({ words, gloss }) => words.includes(first) || gloss.toLowerCase().includes(first));
  const isSame = theirs.some(({ words }) => words.includes(own));
  if (ours.length === 0 || theirs.length === 0 || isNamed || isSame) return false;
  const stems = (gloss: string) =>
    contentWords(wordsOf(folded(gloss.replace(/\([^()]*\)/g, ""))), "en")
      .filter((word) => word.length > 3)
      .map(stem);
  const words = new Set(ours.flatMap(({ gloss }) => stems(gloss)));
  return theirs.some(({ gloss }) => stems(gloss).some((word) => words.has(word)));
}

function plain(text: string): string {
  return folded(text.slice(0, 60).replace(/\s*\([^()]*\)/g, "")).replace(/^(?:the|an?) /, "");
}
