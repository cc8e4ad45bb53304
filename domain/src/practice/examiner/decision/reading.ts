import generalWords from "../knowledge/generality.json" with { type: "json" };
import commonWords from "../knowledge/common-words.json" with { type: "json" };
import type { Lexicon } from "../knowledge/lexicon.ts";
import { wordsOf } from "../text/words.ts";
import { isFunctionWord, type Language } from "../text/function-words.ts";
import type { Question, Reading } from "../question/reading.ts";
import { aligned, isDeniedOnce, type Alignment } from "../words/alignment.ts";
import { createKinship } from "../words/kinship.ts";
import { deckWords, type DeckWords } from "../words/other-cards.ts";
import { withoutSmallSlips } from "../words/small-slips.ts";
import { withPhrasesOfBoth } from "../words/phrases-of-both.ts";
import { wordText, type Token, type WordText } from "../words/tokens.ts";

/** A card and an answer read into words and aligned, once for all features. */
export type WordReading = {
  question: Question;
  language: Language;
  definition: WordText;
  answer: WordText;
  /** whether a small word of the answer was typed with a slip, which is mended in `answer` */
  hasSmallSlip: boolean;
  term: WordText;
  alignment: Alignment;
  deck: DeckWords;
  /** how much a content word tells, 0.2 to 1; less if many cards of the deck have it */
  weightOf: (word: Token) => number;
  isAsked: (word: Token) => boolean;
  profileOf: Lexicon["profileOf"];
  /** whether the word list of the answer's language lacks a word; false where there is no list */
  isMisspelt: (word: string) => boolean;
};

export function wordReading(reading: Reading): WordReading {
  const { question, lexicon, language } = reading;
  const term = wordText(question.term, language);
  const deck = deckWords(question.deck, question);
  const isRealWord = (word: string) => {
    const spelledIn = reading.spelledIn ?? language;
    return (
      lexicon.isWord(word, spelledIn) === true ||
      isCommonWord(word, spelledIn) ||
      (language !== "en" && isFunctionWord(word, language)) ||
      isOnAnotherCard(word, deck)
    );
  };
  const kinshipOf = createKinship({ language, lexicon, isRealWord });
  const own = wordText(question.definition, language);
  const asTyped = wordText(question.answer, language);
  const mended = withoutSmallSlips(own, asTyped, isRealWord);
  const said = mended === null ? asTyped : wordText(mended, language);
  const [definition, answer] = withPhrasesOfBoth(own, said, language, kinshipOf);
  const alignment = aligned(definition.tokens, answer.tokens, kinshipOf);
  const termStems = new Set(term.tokens.filter((word) => !word.isFunction).map(({ stem }) => stem));
  const weights = new Map<string, number>();
  return {
    question,
    language,
    definition,
    answer,
    hasSmallSlip: mended !== null,
    term,
    alignment,
    deck,
    weightOf: (word) => {
      const before = weights.get(word.stem);
      if (before !== undefined) return before;
      const share = deck.size < 8 ? 0 : deck.cardsWith(word).length / deck.size;
      const weight = Math.max(0.2, tellingWeight(word.stem) * (1 - 0.6 * Math.min(1, share * 2)));
      weights.set(word.stem, weight);
      return weight;
    },
    isAsked: (word) => termStems.has(word.stem),
    isMisspelt: (word) => lexicon.isWord(word, reading.spelledIn ?? language) === false && !isRealWord(word),
    profileOf: (phrase) => lexicon.profileOf(phrase),
  };
}

function isOnAnotherCard(word: string, deck: DeckWords): boolean {
  return deck.cardsWith({ text: word, stem: word }).some((card) => wordsOf(deck.definitionOf(card).toLowerCase()).includes(word));
}

/** In how many definitions of our judged decks a stem occurs: `type` in many, `osmosis` in few. */
const counts = new Map(
  generalWords.flatMap((row) => row.split(" ").map((pair) => [pair.split(":")[0] ?? "", Number(pair.split(":")[1])] as const)),
);
const most = Math.max(2, ...counts.values());

/** How much a word tells, from 0.3 for the most general words to 1 for those that are rare. */
function tellingWeight(stem: string): number {
  const count = counts.get(stem) ?? 1;
  return 1 - (0.7 * Math.log(count)) / Math.log(most);
}

/**
 * Common words of some languages, most of which differ by one letter from another: `Kirsche` for `Kirche` is another answer, not a slip. A
 * word that is missing here may still exist.
 */
const wordsByLanguage = new Map(
  Object.entries(commonWords).map(([language, lines]) => [language, new Set(lines.flatMap((line) => line.split(" ")))]),
);

/** Whether a lower-case word is in the list of its language. */
function isCommonWord(word: string, language: string): boolean {
  return wordsByLanguage.get(language)?.has(word) ?? false;
}

/** A measure that is taken once of a card and its answer, however often it is asked for. */
export function perReading<Result>(measure: (reading: WordReading) => Result): (reading: WordReading) => Result {
  const results = new WeakMap<WordReading, { result: Result }>();
  return (reading) => {
    const before = results.get(reading);
    if (before !== undefined) return before.result;
    const result = measure(reading);
    results.set(reading, { result });
    return result;
  };
}

/** Whether a word that both texts have is denied in one of them. */
export function isOneDenied(alignment: WordReading["alignment"]): boolean {
  return alignment.ofCard.some((pair) => pair !== null && isDeniedOnce(pair, alignment));
}

/** Whether one of the texts denies a word that the other affirms, and has a word of negation more. */
export function isDeniedElsewhere({ alignment, definition, answer }: WordReading): boolean {
  return isOneDenied(alignment) && denials(definition) % 2 !== denials(answer) % 2;
}

/** How many words of negation a text has. */
export function denials({ tokens }: WordReading["definition"]): number {
  return tokens.filter(({ isDenier }) => isDenier).length;
}
