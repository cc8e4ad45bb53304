import type { Language } from "../text/function-words.ts";
import type { Token } from "../words/tokens.ts";
import { denials } from "./denials.ts";
import type { WordReading } from "./reading.ts";
import { articles } from "./sentence-words.ts";

type Words = ReadonlySet<string>;

const wordsOf = (text: string): Words => new Set(text.split(/\s+/));

/** Words of moving, which make of `to` and `from` a way; of other words both may say one thing: `resistant to` is protected from. */
const moving: Partial<Record<Language, Words>> = {
  en: wordsOf(
    `bring brings bringing brought carry carries carrying carried branch branches branching come comes coming conduct conducts conducting deliver delivers delivering flow flows flowing
    go goes going lead leads leading move moves moving moved pass passes passing pump pumps pumping send sends sending sent take takes taking taken
    transport transports transporting transported travel travels traveling travelling`,
  ),
  de: wordsOf(
    `befördert befördern bringt bringen fließt fließen führt führen führend führende geht gehen kommt kommen leitet leiten pumpt pumpen strömt strömen
    trägt tragen transportiert transportieren`,
  ),
};

const ownMoves = wordsOf("come comes coming go goes going");

const towards: Partial<Record<Language, Words>> = { en: wordsOf("to into toward towards"), de: wordsOf("zu zum zur ins") };
const awayFrom: Partial<Record<Language, Words>> = { en: wordsOf("from"), de: wordsOf("von vom aus") };
/** Verbs that say the way themselves. */
const entering: Partial<Record<Language, Words>> = { en: wordsOf("enter enters entering") };
const leaving: Partial<Record<Language, Words>> = { en: wordsOf("leave leaves leaving") };

/** `takes blood away from the heart` for carries blood to the heart. */
export function isOtherWay({ definition, answer, language }: WordReading): boolean {
  if (denials(definition) + denials(answer) > 0) return false;
  const [own, said] = [wayIn(definition.tokens, language), wayIn(answer.tokens, language)];
  return own !== null && said !== null && own.place === said.place && own.isTowards !== said.isTowards;
}

/** The one way of a text, to a place or away from it: null if there are more, or it is `another` place, from which one may come to this one. */
function wayIn(tokens: readonly Token[], language: Language): { isTowards: boolean; place: string } | null {
  const isOf = (table: Partial<Record<Language, Words>>, { text }: Token) => table[language]?.has(text) === true;
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
