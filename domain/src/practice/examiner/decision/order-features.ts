import { isExchange, isSaid } from "../words/alignment.ts";
import type { Token } from "../words/tokens.ts";
import type { WordReading } from "./reading.ts";

/** Whether the answer says the card's words in the card's order, and what stands in the place of those that it does not say. */
export function orderFeatures({ alignment, definition, answer: answerText }: WordReading) {
  const { card, answer, ofCard, ofAnswer } = alignment;
  const places = ofAnswer.flatMap((pair) => (isSaid(pair) ? [pair.card] : []));
  const inOrder = longestRun(places);
  const inversions = countInversions(places);
  const pairs = (places.length * (places.length - 1)) / 2;
  const verbatim = sharedBigrams(definition.tokens, answerText.tokens);
  const replaced = replacedInPlace(alignment);
  return {
    inOrder: places.length === 0 ? 1 : inOrder / places.length,
    inversions: pairs === 0 ? 0 : inversions / pairs,
    exchanged: isExchange(places) ? 1 : 0,
    rebound: rebound(alignment),
    verbatim,
    replaced,
    replacedVerbatim: replaced * verbatim,
    smallWordsShared: smallWords(definition.tokens, answerText.tokens),
    lastPlace: card.length === 0 ? 0 : (ofCard.findLastIndex(isSaid) + 1) / card.length,
    answerClauses: (answer.at(-1)?.clause ?? 0) + 1,
  };
}

/** The length of the longest run of places, gaps allowed, that rises. */
function longestRun(places: readonly number[]): number {
  const tails: number[] = [];
  for (const place of places) {
    const at = tails.findIndex((tail) => tail >= place);
    if (at < 0) tails.push(place);
    else tails[at] = place;
  }
  return tails.length;
}

function countInversions(places: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < places.length; i++) for (let j = i + 1; j < places.length; j++) if ((places[i] ?? 0) > (places[j] ?? 0)) count++;
  return count;
}

/** How many words of the card stand in the answer before another word of the card than their own: `one private` for `many private`. */
function rebound({ card, answer, ofCard, ofAnswer }: WordReading["alignment"]): number {
  return card.filter((word, at) => {
    const head = ofCard[at + 1];
    const own = ofCard[at];
    if (!isSaid(head) || !isSaid(own) || card[at + 1]?.start !== word.end + 1) return false;
    const before = ofAnswer[head.answer - 1];
    return isSaid(before) && before.card !== at && answer[head.answer]?.start === (answer[head.answer - 1]?.end ?? -2) + 1;
  }).length;
}

function sharedBigrams(card: readonly Token[], answer: readonly Token[]): number {
  if (answer.length < 2) return 0;
  const own = new Set(card.slice(1).map((word, at) => `${card[at]?.stem ?? ""} ${word.stem}`));
  const said = answer.slice(1).map((word, at) => `${answer[at]?.stem ?? ""} ${word.stem}`);
  return said.filter((pair) => own.has(pair)).length / said.length;
}

/** How many words of the card another word replaces between the same neighbours: `fry briefly` for `boil briefly`. */
function replacedInPlace({ card, answer, ofCard, ofAnswer }: WordReading["alignment"]): number {
  return card.filter((_, at) => {
    if (isSaid(ofCard[at])) return false;
    const before = at === 0 ? -1 : isSaid(ofCard[at - 1]) ? (ofCard[at - 1]?.answer ?? null) : null;
    const next = at === card.length - 1 ? answer.length : isSaid(ofCard[at + 1]) ? (ofCard[at + 1]?.answer ?? null) : null;
    return before !== null && next !== null && next - before === 2 && !isSaid(ofAnswer[before + 1]);
  }).length;
}

/** The share of the card's function words, articles and pronouns left out, that the answer has. */
function smallWords(card: readonly Token[], answer: readonly Token[]): number {
  const own = card.filter(({ isFunction, text }) => isFunction && text.length > 1 && !articles.has(text));
  const said = new Set(answer.map(({ text }) => text));
  return own.length === 0 ? 1 : own.filter(({ text }) => said.has(text)).length / own.length;
}

const articles = new Set("an the it its der die das le la les el los las un une una ein eine".split(" "));
