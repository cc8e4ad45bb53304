import type { Language } from "../text/function-words.ts";
import type { Token } from "../words/tokens.ts";
import { denials, type WordReading } from "./reading.ts";
import { articles } from "./sentence-words.ts";
import { setsOf, wordSet } from "../text/word-sets.ts";
import wordsTable from "./sentence-words.json" with { type: "json" };

/** Words of moving, which make of `to` and `from` a way; of other words both may say one thing: `resistant to` is protected from. */
const moving = setsOf(wordsTable.moving);
const ownMoves = wordSet(wordsTable.ownMoves);
const [towards, awayFrom] = [setsOf(wordsTable.towards), setsOf(wordsTable.awayFrom)];
/** Verbs that say the way themselves. */
const [entering, leaving] = [setsOf(wordsTable.entering), setsOf(wordsTable.leaving)];

/** `takes blood away from the heart` for carries blood to the heart. */
export function isOtherWay({ definition, answer, language }: WordReading): boolean {
  if (denials(definition) + denials(answer) > 0) return false;
  const [own, said] = [wayIn(definition.tokens, language), wayIn(answer.tokens, language)];
  return own !== null && said !== null && own.place === said.place && own.isTowards !== said.isTowards;
}

/** The one way of a text, to a place or away from it: null if there are more, or it is `another` place, from which one may come to this one. */
function wayIn(tokens: readonly Token[], language: Language): { isTowards: boolean; place: string } | null {
  const isOf = (table: ReadonlyMap<string, ReadonlySet<string>>, { text }: Token) => table.get(language)?.has(text) === true;
  // What goes back to something comes from it.
  const isMoved = tokens.some((word, at) => isOf(moving, word) && (tokens[at + 1]?.text !== "back" || !ownMoves.has(word.text)));
  const ways = tokens.flatMap((word, at) => {
    const isTowards = isOf(entering, word) || (isMoved && isOf(towards, word));
    return isTowards || isOf(leaving, word) || (isMoved && isOf(awayFrom, word)) ? [{ at, isTowards }] : [];
  });
  const [way] = ways;
  if (way === undefined || ways.length > 1) return null;
  const place = tokens.slice(way.at + 1).find(({ text }) => !articles.has(text));
  return place === undefined || place.isFunction ? null : { isTowards: way.isTowards, place: place.stem };
}

/** Verbs of two parties: the word before the one that does not do it, forms that follow the one that does, and forms of the past. */
const verbsOfTwo = wordsTable.parties.map((row) => {
  const [preposition = "", present = "", past = ""] = row.split("|");
  return { preposition, present: present.split(" "), past: past.split(" ") };
});

/** Who a verb is about, and whether it is the one that does what the verb says. */
type Party = { verb: (typeof verbsOfTwo)[number]; name: string; isDoer: boolean };

/** `goods that other countries sell`, or goods sold by other countries, for goods sold to other countries. */
export function isOtherParty({ definition, answer, language }: WordReading): boolean {
  if (language !== "en" || denials(definition) + denials(answer) > 0) return false;
  const own = partiesIn(definition.tokens);
  const said = own.length === 0 ? [] : partiesIn(answer.tokens);
  const pairs = own.flatMap((one) => said.filter(({ verb, name }) => verb === one.verb && name === one.name).map((other) => [one, other]));
  return pairs.length > 0 && pairs.every(([one, other]) => one?.isDoer !== other?.isDoer);
}

function partiesIn(tokens: readonly Token[]): Party[] {
  return tokens.flatMap(({ text }, at) => {
    const verb = verbsOfTwo.find(({ present, past }) => present.includes(text) || past.includes(text));
    if (verb === undefined) return [];
    const next = tokens[at + 1]?.text ?? "";
    const behind = next === "by" || next === verb.preposition ? nameFrom(tokens, at + 2) : "";
    const before = nameBefore(tokens, at);
    // `goods sold` are sold by somebody else; `that other countries sold` says who sells.
    const isOfTheDoer = verb.present.includes(text) || tokens.slice(Math.max(0, at - 4), at - 1).some((word) => word.text === "that");
    return [
      ...(behind === "" ? [] : [{ verb, name: behind, isDoer: next === "by" }]),
      ...(before !== "" && isOfTheDoer ? [{ verb, name: before, isDoer: true }] : []),
    ];
  });
}

/** The stems of a name that begins at a place, without its article; another country is not a country. */
function nameFrom(tokens: readonly Token[], from: number): string {
  const start = tokens.findIndex(({ text }, at) => at >= from && !articles.has(text));
  const end = tokens.findIndex((word, at) => at >= start && (word.isFunction || word.clause !== tokens[start]?.clause));
  return start < 0 ? "" : nameOf(tokens.slice(start, end < 0 ? undefined : end));
}

function nameBefore(tokens: readonly Token[], end: number): string {
  const start = tokens.slice(0, end).findLastIndex((word) => word.isFunction || word.clause !== tokens[end]?.clause);
  return nameOf(tokens.slice(start + 1, end));
}

function nameOf(words: readonly Token[]): string {
  return words.map(({ stem }) => stem).join(" ");
}
