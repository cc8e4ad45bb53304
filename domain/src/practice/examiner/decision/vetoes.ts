import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { isExchange, isSaid, type Pair } from "../words/alignment.ts";
import { listReading } from "./lists.ts";
import { countOfWord } from "../quantity/number-words.ts";
import type { Token } from "../words/tokens.ts";
import { wordSet } from "../text/word-sets.ts";
import { areOneNoun } from "../text/plurals.ts";
import { denials, isDeniedElsewhere, isOneDenied, type WordReading } from "./reading.ts";
import { isOtherRole } from "./other-role.ts";
import { isOtherParty, isOtherWay } from "./other-way.ts";
import { areRolesExchanged, contraryInPlace, isSameChange, isWayTurned } from "./turned.ts";
import { articles, connectors } from "./sentence-words.ts";
import wordsTable from "./sentence-words.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/** From this strength on two words are one word, apart from its form or a slip. */
const sameWordFrom = 0.95;

/** `irreversible` for not reversible. */
const deniedOpposite = 96;

/** In a shorter answer a slip or another form is often another word. */
const leastOfSentence = 3;

/**
 * What makes an answer wrong or right whatever else the model reads: the card's own sentence with a word turned into its contrary, a denial
 * added or left out, another number, or two words exchanged, is wrong; the card's words and no others, in the card's order, are right.
 */
export function vetoOfSentence(reading: WordReading): Outcome | null {
  const { alignment } = reading;
  const { card, answer, ofCard, ofAnswer } = alignment;
  const definition = reading.question.definition.trim();
  const unsaid = ofCard.filter((pair) => !isSaid(pair)).length;
  const unmatched = ofAnswer.filter((pair) => !isSaid(pair)).length;
  // `60 to 80` for 28 to 40: each of two numbers may stand for either.
  const isTurned = (pairs: readonly Pair[]) =>
    pairs.length > 0 &&
    unsaid === new Set(pairs.map((pair) => pair.card)).size &&
    unmatched <= new Set(pairs.map((pair) => pair.answer)).size &&
    card.length > 1;
  const opposites = alignment.opposites.filter((pair) => card[pair.card]?.isDenied === answer[pair.answer]?.isDenied);
  const [opposite] = opposites;
  if (opposite !== undefined && isTurned(opposites) && !isDeniedElsewhere(reading) && listReading(reading) === null)
    return wrong("opposite", card[opposite.card]?.text ?? "", answer[opposite.answer]?.text ?? "");
  const inPlace = contraryInPlace(reading);
  if (inPlace !== null) return wrong("opposite", inPlace[0], inPlace[1]);
  const denied = alignment.opposites.filter((pair) => card[pair.card]?.isDenied !== answer[pair.answer]?.isDenied);
  const isDeniedContrary = unsaid + unmatched === 0 && ofCard.some((pair) => pair?.kinship === "denied");
  if (opposite === undefined && (isTurned(denied) || (isDeniedContrary && !isOneDenied(alignment))))
    return outcome(deniedOpposite, "other-words", { detail: definition });
  const [number] = alignment.otherNumbers;
  if (number !== undefined && (isTurned(alignment.otherNumbers) || isCountOfSameThing(reading, number)))
    return wrong("different-number", card[number.card]?.text ?? "", answer[number.answer]?.text ?? "");
  const joint = smallWordInPlace(reading, [joints[reading.language] ?? ""].map(pairOf));
  if (joint !== null && denials(reading.definition) + denials(reading.answer) === 0)
    return outcome(MARKS.leastPartial, "one-word-other", { found: [], missing: [joint[0]], detail: joint[1] });
  const turned = smallWordInPlace(reading, turningWords);
  if (turned !== null) return wrong("opposite", turned[0], turned[1]);
  const isOtherNumber = answer.length > 0 && answer.every((word, at) => word.number !== null && ofAnswer[at] === null);
  if (isOtherNumber && card.some((word) => word.number !== null))
    return wrong("different-number", card.find((word) => word.number !== null)?.text ?? "", answer[0]?.text ?? "");
  if (
    areNumbersExchanged(reading) ||
    isWayTurned(reading) ||
    areRolesExchanged(reading) ||
    isOtherWay(reading) ||
    isOtherRole(reading) ||
    isOtherParty(reading)
  )
    return wrong("swapped", definition);
  if (saysOnlyDenied(reading)) return wrong("negation", definition);
  if (unsaid > 0 || unmatched > 0) return null;
  if (isDeniedElsewhere(reading)) return wrong("negation", definition);
  // `gas turns into a liquid` for a change from gas to liquid.
  if (isSameChange(reading) && denials(reading.definition) === denials(reading.answer))
    return outcome(96, "other-words", { detail: definition });
  const places = ofAnswer.flatMap((pair) => (pair === null ? [] : [pair.card]));
  const isInOrder = isInCardsOrder(alignment);
  const areSameWords = [...ofCard, ...ofAnswer].every((pair) => (pair?.strength ?? 0) >= sameWordFrom);
  if (!areSameWords || !haveSameSmallWords(reading)) return null;
  if (
    isInOrder &&
    places.length === card.length &&
    card.length >= leastOfSentence &&
    denials(reading.definition) === denials(reading.answer)
  )
    return reading.hasSmallSlip || ofCard.some((pair) => pair?.kinship === "spelling")
      ? outcome(94, "spelling", { detail: definition })
      : outcome(98, "word-form");
  if (isInOrder && places.length === card.length && card.length < leastOfSentence) {
    if (haveOnlySlips(reading)) return outcome(94, "spelling", { detail: definition });
    if (haveOnlyPlurals(reading)) return outcome(98, "word-form");
  }
  return isExchange(places) && isOneClause(reading) && card.length > 1 ? wrong("swapped", definition) : null;
}

/**
 * Whether both texts have one number in words, from two on, and in both it counts the same thing, the word behind it: `you get two cells` for division into four
 * cells. Figures may be rounded, `one and another` are two, and `more than two` may be four.
 */
function isCountOfSameThing({ alignment: { card, answer, ofCard }, answer: said }: WordReading, number: Pair): boolean {
  const counted = ofCard[number.card + 1];
  const before = said.folded.slice(0, answer[number.answer]?.start).trimEnd();
  return (
    [card, answer].every(hasOneCount) &&
    isSaid(counted) &&
    counted.answer === number.answer + 1 &&
    card[number.card]?.isDenied === answer[number.answer]?.isDenied &&
    !wordsTable.bounds.split(", ").some((word) => before.endsWith(word))
  );
}

function hasOneCount(words: readonly Token[]): boolean {
  const [count, ...others] = words.filter((word) => word.number !== null || countOfWord(word.text) === 1);
  if (count === undefined || others.length > 0 || halves.has(count.text)) return false;
  const isInFigures = Number.isFinite(Number(count.text.charAt(0)));
  return !isInFigures && (countOfWord(count.text) ?? 0) >= 2;
}

/** `both halves`, `each half`: words that count without a number of their own. */
const halves = wordSet(wordsTable.halves);

/**
 * Whether the answer is nothing but what the card rules out behind what is right: `Sydney` for Canberra (not Sydney). A question that denies asks for what is
 * denied, and `not only` rules nothing out.
 */
function saysOnlyDenied({ alignment, answer, definition, term, isAsked }: WordReading): boolean {
  const { card, ofCard, ofAnswer } = alignment;
  if (ofAnswer.length === 0 || !ofAnswer.every(isSaid) || denials(answer) + denials(term) > 0 || notOnly.test(definition.folded))
    return false;
  const said = ofAnswer.map((pair) => card[pair.card]);
  const first = Math.min(...said.map((word) => word?.clause ?? 0));
  return (
    said.every((word) => word?.isDenied === true) &&
    card.some((word, at) => !word.isDenied && word.clause < first && !isAsked(word) && !isSaid(ofCard[at]))
  );
}

const notOnly = /(?<!\p{L})(?:not (?:only|just|merely)|nicht nur|pas seulement|no (?:solo|sólo))(?!\p{L})/u;

/** Small words that turn a sentence: `away from the heart` and `to the heart`. */
const turningWords = wordsTable.turning.map(pairOf);

/** `salt or water` for salt and water, unless something is denied: no cats and dogs are no cats or dogs. */
const joints = tableOf<string>(wordsTable.joints);

function pairOf(row: string): readonly [string, string] {
  const [one = "", other = ""] = row.split(" ");
  return [one, other];
}

/** Whether the card's words stand in the answer in the card's order: else it is a sentence of its own. */
function isInCardsOrder({ ofAnswer }: WordReading["alignment"]): boolean {
  const places = ofAnswer.flatMap((pair) => (pair === null ? [] : [pair.card]));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

/** The small words of a pair of which the card has one and the answer the other, if all other words are the same. */
function smallWordInPlace(
  { alignment, definition, answer }: WordReading,
  smallWords: readonly (readonly [string, string])[],
): readonly [string, string] | null {
  const [own, said] = [new Set(definition.tokens.map(({ text }) => text)), new Set(answer.tokens.map(({ text }) => text))];
  const pairs = smallWords.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const turned = pairs.find(([a, b]) => own.has(a) && !own.has(b) && said.has(b) && !said.has(a));
  if (turned === undefined || definition.tokens.length < 2 || !isInCardsOrder(alignment)) return null;
  const isSame = (words: typeof alignment.card, found: typeof alignment.ofCard) =>
    words.every(({ text }, at) => turned.includes(text) || (found[at]?.strength ?? 0) >= sameWordFrom);
  return isSame(alignment.card, alignment.ofCard) && isSame(alignment.answer, alignment.ofAnswer) ? turned : null;
}

/** Whether the words of a short answer are the card's, but for slips inside long words that make no other word. */
function haveOnlySlips({ alignment, isMisspelt }: WordReading): boolean {
  const { card, answer, ofAnswer } = alignment;
  return answer.every((word, at) => {
    const own = card[ofAnswer[at]?.card ?? -1]?.text ?? "";
    const isSlip = own.length >= shortestMisspelt && own[0] === word.text[0] && own.at(-1) === word.text.at(-1) && isMisspelt(word.text);
    return own === word.text || (ofAnswer[at]?.kinship === "spelling" && isSlip);
  });
}

const shortestMisspelt = 5;

/** Whether the words of a short answer are the card's, but for the number of nouns whose plural has other letters: it is no other word. */
function haveOnlyPlurals({ alignment: { card, answer, ofAnswer }, language }: WordReading): boolean {
  return answer.every((word, at) => {
    const own = card[ofAnswer[at]?.card ?? -1]?.plain ?? "";
    return own === word.plain || areOneNoun(own, word.plain, language);
  });
}

/** Whether both texts have the same function words, articles left out, in whatever order. */
function haveSameSmallWords({ definition, answer }: WordReading): boolean {
  const own = (words: WordReading["definition"]["tokens"]) =>
    words
      .filter(({ isFunction, text }) => isFunction && !articles.has(text))
      .map(({ text }) => text)
      .toSorted()
      .join(" ");
  return own(definition.tokens) === own(answer.tokens);
}

/** Whether two numbers of the card stand before each other's words: `9 judges for 12 years` for 12 judges, 9 years. */
function areNumbersExchanged({ alignment }: WordReading): boolean {
  const { card, answer, ofCard, ofAnswer } = alignment;
  const exchanged = card.filter((word, at) => {
    const said = ofCard[at]?.answer;
    if (word.number === null || said === undefined || !isSaid(ofCard[at + 1]) || card[at + 1]?.number !== null) return false;
    const next = ofAnswer[said + 1];
    if (!isSaid(next) || next?.card === at + 1 || answer[said + 1]?.number !== null) return false;
    const other = card[(next?.card ?? 0) - 1];
    return other !== undefined && other.number !== null && other.number !== word.number;
  });
  return exchanged.length > 1;
}

/** Whether the card is one clause and no list, whose items have no order. */
function isOneClause({ alignment, definition }: WordReading): boolean {
  return (
    new Set(alignment.card.map(({ item }) => item)).size === 1 &&
    definition.tokens.some(({ isFunction, isDenier, text }) => (isFunction && !articles.has(text)) || isDenier || connectors.has(text))
  );
}
