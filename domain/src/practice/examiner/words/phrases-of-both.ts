import { phrasesIn, type PhraseInText } from "../knowledge/phrases.ts";
import { rowsOf } from "../knowledge/relations.ts";
import type { Language } from "../text/function-words.ts";
import { sameMeaningFrom, strengthOf, type Kinship } from "./kinship.ts";
import { tokenOf, type Token, type WordText } from "./tokens.ts";

/** So many phrases of a text that no row connects with the other text are compared with its words by other means, such as a dictionary. */
const mostCompared = 6;
const mostWordsCompared = 24;

/**
 * A card and an answer in which a phrase of our tables is one word where the other text says it with other words: `makes it bigger` beside enlarges.
 * Elsewhere its words stay apart, so that `broken down` still has a word in common with broken.
 */
export function withPhrasesOfBoth(
  card: WordText,
  answer: WordText,
  language: Language,
  kinshipOf: (one: Token, other: Token) => Kinship,
): [WordText, WordText] {
  const ofCard = phrasesIn(card.tokens, language);
  const ofAnswer = phrasesIn(answer.tokens, language);
  if (ofCard.length === 0 && ofAnswer.length === 0) return [card, answer];
  const join = (text: WordText, phrases: readonly PhraseInText[], other: WordText, others: readonly PhraseInText[]) => {
    const rows = new Set([...other.tokens, ...others].flatMap((word) => rowsOf(word, language)));
    const stems = new Set(other.tokens.map(({ stem }) => stem));
    const telling = other.tokens.filter(({ isFunction }) => !isFunction).slice(0, mostWordsCompared);
    let compared = 0;
    const isSaidInOtherWords = (phrase: PhraseInText) => {
      const words = phrase.places.flatMap((place) => text.tokens[place] ?? []);
      const areThere = words.every((word) => word.isFunction || stems.has(word.stem));
      if (areThere && words.some((word) => !word.isFunction)) return false;
      if (rowsOf(phrase, language).some((row) => rows.has(row))) return true;
      const one = asOneWord(phrase, text.tokens, language);
      const isMeant = (kinship: Kinship) => strengthOf[kinship] >= sameMeaningFrom || kinship === "opposite";
      return one !== null && ++compared <= mostCompared && telling.some((word) => isMeant(kinshipOf(one, word)));
    };
    return { ...text, tokens: withPhrases(text.tokens, phrases.filter(isSaidInOtherWords), language) };
  };
  return [join(card, ofCard, answer, ofAnswer), join(answer, ofAnswer, card, ofCard)];
}

/** A phrase as a word, which stands where the first of its words stands. */
function asOneWord({ text, places }: PhraseInText, words: readonly Token[], language: Language): Token | null {
  const [first, last] = [words[places[0] ?? 0], words[places.at(-1) ?? 0]];
  if (first === undefined || last === undefined) return null;
  const isWhole = (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  return { ...first, ...tokenOf(text, language), isFunction: false, isDenier: false, end: isWhole ? last.end : first.end };
}

/** The words with some phrases as one word each. */
function withPhrases(words: readonly Token[], phrases: readonly PhraseInText[], language: Language): Token[] {
  const joined: (Token | null)[] = [...words];
  const taken = new Set<number>();
  for (const phrase of phrases) {
    if (phrase.places.some((place) => taken.has(place))) continue;
    for (const place of phrase.places) {
      taken.add(place);
      joined[place] = null;
    }
    joined[phrase.places[0] ?? 0] = asOneWord(phrase, words, language);
  }
  return joined.filter((word) => word !== null);
}
