import type { Language } from "../text/function-words.ts";
import { isSaid } from "../words/alignment.ts";
import type { Token } from "../words/tokens.ts";
import type { WordReading } from "./reading.ts";
import { articles, connectors } from "./sentence-words.ts";
import { setsOf, wordSet } from "../text/word-sets.ts";
import wordsTable from "./sentence-words.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/** Where a way begins and where it leads to: `from high to low`. */
const ways = new Map(
  Object.entries(wordsTable.ways).map(([language, [from = "", to = ""]]) => [language, [wordSet(from), wordSet(to)] as const]),
);

/** Verbs of change: what stands before them, or is turned by them, is where a way begins. */
const changes = setsOf(wordsTable.changes);

/** `from low to high` for from high to low, and `liquid turns into a gas` for gas turns into a liquid, or for a change from gas to liquid. */
export function isWayTurned(reading: WordReading): boolean {
  const [own, said] = waysOf(reading);
  return own !== null && said !== null && own[0] !== own[1] && own[0] === said[1] && own[1] === said[0];
}

/** Whether both texts say one way, from the same to the same: the words around it may stand in another order. */
export function isWaySame({ definition, answer, language }: WordReading): boolean {
  const [own, said] = [endsOfWay(definition, language), endsOfWay(answer, language)];
  return own !== null && said !== null && own[0] !== own[1] && own[0] === said[0] && own[1] === said[1];
}

/** `gas turns into a liquid` for a change from gas to liquid, in few words, which tell nothing else. */
export function isSameChange(reading: WordReading): boolean {
  const { definition, answer, alignment, language } = reading;
  if (Math.max(alignment.card.length, alignment.answer.length) > wordsOfAChange) return false;
  if ([definition, answer].every((text) => endsOfChange(text, language) === null)) return false;
  const [own, said] = waysOf(reading);
  return own !== null && said !== null && own[0] === said[0] && own[1] === said[1];
}

/** What changes, the change, and what comes of it. */
const wordsOfAChange = 3;

function waysOf({ definition, answer, language }: WordReading): [Ends, Ends] {
  const endsOf = (text: WordReading["definition"]) => endsOfWay(text, language) ?? endsOfChange(text, language);
  return [endsOf(definition), endsOf(answer)];
}

type Ends = readonly [string, string] | null;

/** What changes, and into what: the words around the only verb of change and its `into`, which may be one word of the alignment. */
function endsOfChange({ tokens }: WordReading["definition"], language: Language): Ends {
  const words = tokens.flatMap((word) => (word.text.endsWith(" into") ? intoApart(word) : [word]));
  const places = words.flatMap(({ text }, at) => (changes.get(language)?.has(text) === true ? [at] : []));
  const verb = places[0] ?? -1;
  const end = words.findIndex(({ text }, at) => at > verb && ways.get(language)?.[1].has(text) === true);
  if (places.length !== 1 || end < 0) return null;
  const isTelling = ({ isFunction }: Token) => !isFunction;
  const first = end === verb + 1 ? words.slice(0, verb).findLast(isTelling) : words.slice(verb + 1, end).find(isTelling);
  const last = words.slice(end + 1).find(isTelling);
  return first === undefined || last === undefined ? null : [first.stem, last.stem];
}

function intoApart(word: Token): Token[] {
  return [
    { ...word, text: word.text.slice(0, -" into".length) },
    { ...word, text: "into", isFunction: true },
  ];
}

/** The stems of the first telling words behind `from` and behind the next `to`. */
function endsOfWay({ tokens }: WordReading["definition"], language: Language): Ends {
  const [from, to] = ways.get(language) ?? [];
  const end = tokens.findIndex((word, at) => to?.has(word.text) === true && tokens.slice(0, at).some(({ text }) => from?.has(text)));
  const start = tokens.slice(0, Math.max(0, end)).findLastIndex(({ text }) => from?.has(text) === true);
  const behind = (place: number) => tokens.slice(place + 1).find(({ isFunction }) => !isFunction);
  const [first, last] = [behind(start), behind(end)];
  return end < 0 || first === undefined || last === undefined ? null : [first.stem, last.stem];
}

/** The word before the one who does it, in a sentence that begins with the one to whom it is done. */
const byWords = tableOf<string>(wordsTable.by);

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
