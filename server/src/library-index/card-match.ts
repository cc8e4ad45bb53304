import type { Card } from "@recollect/domain/cards/card.ts";
import { between, cardBegin, cardsInPortions } from "@recollect/domain/cards/cards-text.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import type { Looking } from "./looking.ts";
import type { SearchWord } from "./search.ts";
import { possibleStems } from "./stems.ts";
import { beginningOf, comparedWord, partsIn, wordPlaces } from "./words.ts";

/** The words of a search that a folded text does not have. */
export function wordsNotIn(text: string, words: readonly SearchWord[]): SearchWord[] {
  const parts: string[] = [];
  for (const part of partsIn(text)) parts.push(part.text);
  return words.filter((word) => !parts.some((part) => isFound(word, part)));
}

/** Whether a word or a run of letters, folded, is what the search means. */
export function isFound(word: SearchWord, part: string): boolean {
  if (word.isUnspaced) return part.includes(word.text);
  if (part === word.text || (word.isBeginning && part.startsWith(word.text)) || word.similar.includes(part)) return true;
  if (word.apart.some((pair) => pair.includes(part))) return true;
  return word.stems.length > 0 && mayBeForm(word, part) && possibleStems(part).some((stem) => word.stems.includes(stem));
}

/** Forms of a word begin with one letter, but in Arabic, where an article may stand before it. */
function mayBeForm({ text }: SearchWord, part: string): boolean {
  return part.charCodeAt(0) === text.charCodeAt(0) || mayHavePrefix.test(part);
}

const mayHavePrefix = /\p{Script=Arabic}/u;

/** Places of a word in the cards' text at which its card is tried. */
const triedPlaces = 4;

/**
 * The card with the most of the words, as a piece of its text with the words marked; null if none has any. First the cards are tried in whose text a word
 * stands as it was typed, as far as `ofTyped` allows, then the others as far as `looking` does. `cards` is the cards' JSON text, of which the end may be missing.
 */
export async function bestCardMatch(
  cards: string,
  words: readonly SearchWord[],
  looking: Looking,
  ofTyped: Looking = looking,
): Promise<CardMatch | null> {
  const best: { card: Card | null; found: number } = { card: null, found: 0 };

  /** Whether no other card has to be tried. */
  async function lookAt(some: readonly Card[], within: Looking): Promise<boolean> {
    for (const card of some) {
      if (within.isOver()) return true;
      const sides = cardSides(card);
      // Each side alone: the sign between them is not of ASCII, and would make folding them take several times as long.
      const found = words.length - wordsNotIn(sides.map(folded).join(" "), words).length;
      if (found > best.found) Object.assign(best, { card, found });
      if (found === words.length) return true;
      await within.took(sides.reduce((sum, side) => sum + side.length, 0));
    }
    return false;
  }

  const isDone = await lookAt(cardsWith(cards, words), ofTyped);
  if (!isDone && best.card === null)
    for (const portion of cardsInPortions(withEnd(cards), portionLength)) if (await lookAt(portion, looking)) break;
  return best.card && cardMatch(best.card, words);
}

const portionLength = 16 * 1024;

/** The text up to the end of its last whole card. */
function withEnd(cards: string): string {
  if (cards.endsWith("}]") || cards === "[]") return cards;
  const end = cards.lastIndexOf(between);
  return end < 0 ? "[]" : `${cards.slice(0, end + 1)}]`;
}

/** The cards around the first places of each word in their JSON text. */
function cardsWith(cards: string, words: readonly SearchWord[]): Card[] {
  const lower = cards.toLowerCase();
  // Few texts get another length in lower case; then no place in it is one in the cards.
  if (lower.length !== cards.length) return [];
  const begins = new Set<number>();
  for (const { text, similar } of words)
    for (const form of [text, ...similar])
      for (let at = lower.indexOf(form), tries = 0; at >= 0 && tries < triedPlaces; tries += 1) {
        begins.add(cards.lastIndexOf(cardBegin, at));
        const next = cards.indexOf(between, at);
        at = next < 0 ? -1 : lower.indexOf(form, next);
      }
  return [...begins].flatMap((begin) => cardAt(cards, begin) ?? []);
}

/** The card that begins there; null if the text has not all of it. */
function cardAt(cards: string, begin: number): Card | null {
  if (begin < 0) return null;
  const next = cards.indexOf(between, begin);
  const text = next < 0 ? cards.slice(begin, -1) : cards.slice(begin, next + 1);
  try {
    const card = JSON.parse(text) as Partial<Card>;
    return typeof card.term === "string" && typeof card.definition === "string" ? (card as Card) : null;
  } catch {
    return null;
  }
}

const inLine = { inLine: true, formula: readableFormula } as const;

/** A card's two sides as plain text, each in one line and without an empty one; of a long side the beginning, as in the index. */
function cardSides({ term, definition }: Card): string[] {
  const sides = [readableTerm(beginningOf(term), inLine), readableSide(beginningOf(definition), inLine)];
  return sides.filter((side) => side !== "");
}

function cardLine(card: Card): string {
  return cardSides(card).join(betweenSides);
}

const betweenSides = " · ";

/** How much of a card is shown, and of a longer one how much of that before the first word that was found, in characters. */
const [shownLength, shownBefore] = [120, 30];

type MatchOptions = { /** a short card is shown from its beginning, so that its owner recognizes it */ keepsBeginning?: boolean };

export function cardMatch(card: Card, words: readonly SearchWord[], { keepsBeginning = false }: MatchOptions = {}): CardMatch | null {
  const whole = cardLine(card).toWellFormed();
  const places = placesOf(whole, words);
  const [first] = places;
  if (!first) return null;
  const isNear = first[0] <= shownBefore || (keepsBeginning && whole.length <= shownLength);
  const from = isNear ? 0 : afterSign(whole, wordStart(whole, first[0] - shownBefore));
  const to = whole.length - from <= shownLength ? whole.length : wordEnd(whole, from, from + shownLength);
  const [before, after] = [from > 0 ? "…" : "", to < whole.length ? "…" : ""];
  const shift = before.length - from;
  const marks = places.filter(([, end]) => end <= to).map(([start, end]) => [start + shift, end + shift] as const);
  return marks.length === 0 ? null : { cardId: card.id, text: before + whole.slice(from, to) + after, marks };
}

/** No excerpt begins with the sign between the sides. */
function afterSign(text: string, at: number): number {
  const sign = betweenSides.trimStart();
  return text.startsWith(sign, at) ? at + sign.length : at;
}

/** The first beginning of a word from there on, at most a few letters further. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(" ", at);
  if (space >= 0 && space < at + shownBefore / 2) return space + 1;
  return isLowSurrogate(text, at) ? at + 1 : at;
}

function wordEnd(text: string, from: number, at: number): number {
  const space = text.lastIndexOf(" ", at);
  if (space > from + shownLength / 2) return space;
  return isLowSurrogate(text, at) ? at - 1 : at;
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

/** Where the words stand in a text, in order; a run of letters without spaces is marked where it has them. */
function placesOf(text: string, words: readonly SearchWord[]): [number, number][] {
  const places: [number, number][] = [];
  for (const { at, word, isUnspaced } of wordPlaces(text)) {
    const plain = comparedWord(folded(word), isUnspaced);
    const found = words.find((one) => one.isUnspaced === isUnspaced && isFound(one, plain));
    if (!found) continue;
    const start = isUnspaced && plain.length === word.length ? plain.indexOf(found.text) : 0;
    places.push(isUnspaced && plain.length === word.length ? [at + start, at + start + found.text.length] : [at, at + word.length]);
  }
  return places;
}
