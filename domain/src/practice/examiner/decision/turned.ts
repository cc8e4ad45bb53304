import type { Language } from "../text/function-words.ts";
import { isSaid } from "../words/alignment.ts";
import type { Token } from "../words/tokens.ts";
import type { WordReading } from "./reading.ts";
import { articles, connectors } from "./sentence-words.ts";

/** Where a way begins and where it leads to: `from high to low`. */
const ways: Partial<Record<Language, readonly [from: ReadonlySet<string>, to: ReadonlySet<string>]>> = {
  en: [new Set(["from"]), new Set(["to", "into"])],
  de: [new Set(["von", "vom", "aus"]), new Set(["zu", "zum", "zur", "nach", "in", "ins"])],
  fr: [new Set(["de", "d", "du", "des"]), new Set(["à", "a", "au", "aux", "vers"])],
  es: [new Set(["de", "del", "desde"]), new Set(["a", "al", "hacia"])],
  it: [new Set(["da", "dal", "dalla", "dallo", "dai", "dagli"]), new Set(["a", "al", "alla", "allo", "ai", "agli"])],
};

/** `from low to high` for from high to low. */
export function isWayTurned({ definition, answer, language }: WordReading): boolean {
  const [own, said] = [endsOfWay(definition, language), endsOfWay(answer, language)];
  return own !== null && said !== null && own[0] !== own[1] && own[0] === said[1] && own[1] === said[0];
}

/** Whether both texts say one way, from the same to the same: the words around it may stand in another order. */
export function isWaySame({ definition, answer, language }: WordReading): boolean {
  const [own, said] = [endsOfWay(definition, language), endsOfWay(answer, language)];
  return own !== null && said !== null && own[0] !== own[1] && own[0] === said[0] && own[1] === said[1];
}

/** The stems of the first telling words behind `from` and behind the next `to`. */
function endsOfWay({ tokens }: WordReading["definition"], language: Language): readonly [string, string] | null {
  const [from, to] = ways[language] ?? [];
  const end = tokens.findIndex((word, at) => to?.has(word.text) === true && tokens.slice(0, at).some(({ text }) => from?.has(text)));
  const start = tokens.slice(0, Math.max(0, end)).findLastIndex(({ text }) => from?.has(text) === true);
  const behind = (place: number) => tokens.slice(place + 1).find(({ isFunction }) => !isFunction);
  const [first, last] = [behind(start), behind(end)];
  return end < 0 || first === undefined || last === undefined ? null : [first.stem, last.stem];
}

/** The word before the one who does it, in a sentence that begins with the one to whom it is done. */
const byWords: Partial<Record<Language, string>> = { en: "by", de: "von", fr: "par", es: "por", it: "da" };

/** `Mexico conquered Spain` or `Spain was conquered by Mexico` for Spain conquered Mexico: two names with the verb between them. */
export function areRolesExchanged({ question, definition, answer, alignment, language }: WordReading): boolean {
  const { card, answer: words, ofCard } = alignment;
  const isBy = ({ text }: Token) => text === byWords[language];
  if (definition.tokens.some(isBy)) return false;
  const names = new Set((question.definition.slice(0, longestWithRoles).match(/\p{Lu}\p{L}+/gu) ?? []).map((name) => name.toLowerCase()));
  const isBetween = (first: Token | undefined, last: Token | undefined, tokens: readonly Token[], isAlso: (word: Token) => boolean) =>
    first?.item === last?.item &&
    tokens.every((one) => one.start <= (first?.start ?? 0) || one.start >= (last?.start ?? 0) || articles.has(one.text) || isAlso(one));
  return card.some((verb, at) => {
    const [one, middle, other] = [at - 1, at, at + 1].map((place) =>
      isSaid(ofCard[place]) ? words[ofCard[place]?.answer ?? -1] : undefined,
    );
    if (!one || !middle || !other || one.start < middle.start === other.start < middle.start) return false;
    if (names.has(verb.text) || connectors.has(verb.text) || verb.number !== null) return false;
    const [before, after] = [card[at - 1], card[at + 1]];
    if (!names.has(before?.text ?? "") || !names.has(after?.text ?? "") || !isBetween(verb, after, definition.tokens, () => false))
      return false;
    const isTurned = one.start > other.start;
    const [first, last] = isTurned ? [other, one] : [one, other];
    const beforeFirst = answer.tokens.findLast(({ start }) => start < first.start);
    if (beforeFirst !== undefined && !articles.has(beforeFirst.text)) return false;
    const isPassive = answer.tokens.some((word) => isBy(word) && word.start > middle.start && word.start < last.start);
    return isBetween(middle, last, answer.tokens, isBy) && isTurned !== isPassive;
  });
}

const longestWithRoles = 200;

/** In a shorter text another word is often another thing. */
const leastOfSentence = 3;

/**
 * The only word in whose place the answer has another, if that is its contrary and the card has it elsewhere, so that nothing of the card seems to be
 * missing: `first in, first out` for last in, first out.
 */
export function contraryInPlace({ alignment, definition, answer }: WordReading): readonly [string, string] | null {
  const { length } = definition.tokens;
  if (length !== answer.tokens.length || length < leastOfSentence) return null;
  const places = definition.tokens.flatMap(({ text }, at) => (text === answer.tokens[at]?.text ? [] : [at]));
  const [own, said] = [definition.tokens, answer.tokens].map((tokens) => tokens[places[0] ?? -1]);
  if (own === undefined || said === undefined || places.length > 1 || own.isDenied) return null;
  const isContrary = alignment.contrasts.some((pair) => alignment.card[pair.card] === own && alignment.answer[pair.answer] === said);
  return isContrary && definition.tokens.some(({ text }) => text === said.text) ? [own.text, said.text] : null;
}
