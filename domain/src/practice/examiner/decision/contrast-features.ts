import { directionOf } from "../knowledge/directions.ts";
import { isSaid, type Pair } from "../words/alignment.ts";
import type { Token } from "../words/tokens.ts";
import { isOrdered } from "./lists.ts";
import type { WordReading } from "./reading.ts";

/** Whether the answer turns what the card says: contraries beside the same word, another direction, parts given to other subjects. */
export function contrastFeatures(reading: WordReading) {
  const { alignment, question } = reading;
  const bound = alignment.contrasts.filter((pair) => isBound(pair, alignment));
  const direction = directions(reading);
  const places = alignment.ofAnswer.flatMap((pair) => (isSaid(pair) ? [pair.card] : []));
  const isShuffled = places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
  return {
    contrasts: alignment.contrasts.length,
    boundContrasts: bound.length,
    ...direction,
    ...clauseFeatures(alignment),
    shuffledOrder: isShuffled && isOrdered(question.term) ? 1 : 0,
  };
}

/** Whether two contraries stand beside the same word in both texts: `many offspring` and `few offspring`. */
function isBound({ card: own, answer: said }: Pair, { card, answer, ofCard }: WordReading["alignment"]): boolean {
  return [-1, 1].some((step) => {
    const [ours, theirs] = [card[own + step], answer[said + step]];
    if (ours === undefined || theirs === undefined) return false;
    if (ours.item !== card[own]?.item || theirs.item !== answer[said]?.item) return false;
    const pair = ofCard[own + step];
    return ours.stem === theirs.stem || (isSaid(pair) && pair.answer === said + step);
  });
}

/** The directions of the words that only one text has: `reducing` for the card and `more` for the answer point different ways. */
function directions({ alignment, definition, answer, language }: WordReading) {
  const said = new Set(alignment.ofCard.flatMap((pair) => (isSaid(pair) ? [alignment.card[pair.card]] : [])));
  const found = new Set(alignment.ofAnswer.flatMap((pair) => (isSaid(pair) ? [alignment.answer[pair.answer]] : [])));
  const sum = (words: readonly Token[], shared: ReadonlySet<Token | undefined>, others: ReadonlySet<string>) => {
    let total = 0;
    for (const [at, word] of words.entries()) {
      const direction = directionOf(word, language);
      if (direction === 0 || shared.has(word) || (word.isFunction && others.has(word.text))) continue;
      const before = words[at - 1];
      // `less intense` points down.
      const isTurned = word.isDenied || (before !== undefined && directionOf(before, language) < 0);
      total += isTurned ? -direction : direction;
    }
    return Math.max(-3, Math.min(3, total));
  };
  const textsOf = (words: readonly Token[]) => new Set(words.map(({ text }) => text));
  const missing = sum(definition.tokens, said, textsOf(answer.tokens));
  const added = sum(answer.tokens, found, textsOf(definition.tokens));
  return { directionMissing: missing, directionAdded: added, directionProduct: missing * added };
}

/** Whether words that the card says of one thing are said of one thing in the answer, too. */
function clauseFeatures({ card, answer, ofAnswer }: WordReading["alignment"]) {
  let [kept, apart] = [0, 0];
  const pairs = ofAnswer.filter(isSaid);
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      if (one.card === other.card) continue;
      const isOneOfCard = card[one.card]?.clause === card[other.card]?.clause;
      const isOneOfAnswer = answer[one.answer]?.clause === answer[other.answer]?.clause;
      if (isOneOfCard && isOneOfAnswer) kept += 1;
      else if (isOneOfCard) apart += 1;
    }
  }
  const clauses = new Set(answer.map(({ clause }) => clause));
  const found = new Set(pairs.map((pair) => answer[pair.answer]?.clause));
  return {
    clausesKept: kept + apart === 0 ? 1 : kept / (kept + apart),
    clausesFound: clauses.size === 0 ? 0 : found.size / clauses.size,
  };
}
