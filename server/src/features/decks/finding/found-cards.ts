import { cardsInPortions } from "@recollect/domain/cards/cards-text.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { OWN_SEARCH } from "@recollect/domain/decks/finding/found-decks.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";

import { findInWords, wantedWord, type WantedWord } from "../../../deck-words/wanted-words.ts";
import { bestCardMatch, cardMatch } from "../../../library-index/card-match.ts";
import type { Looking } from "../../../library-index/looking.ts";
import type { SearchWord } from "../../../library-index/search.ts";
import { turnsOfReading } from "../../../store/yield-while-parsing.ts";

/** What a deck has of the wanted words; `distance` is how far that is from the search as it was typed. */
export type FoundWords = { words: SearchWord[]; distance: number; isWhole: boolean };

/** A word that is missing is further away than any that is found. */
const missingDistance = 10;

/** Cards are looked up for at most this many spellings of a word: the nearest ones. */
const mostSpellings = 20;

type FindOptions = { mayLackOne: boolean; /** lets others go first, if there was much work */ turn: () => Promise<void> | null };

/** The wanted words as this deck has them, with the spellings that are forgiven; null if more are missing than may be. A number may never be missing. */
export async function wordsFound(
  words: string,
  wanted: readonly WantedWord[],
  { mayLackOne, turn }: FindOptions,
): Promise<FoundWords | null> {
  const found: FoundWords = { words: [], distance: 0, isWhole: true };
  for (const one of wanted) {
    const places = findInWords(words, one);
    await turn();
    if (places.length === 0) {
      if (!found.isWhole || !mayLackOne || /\p{N}/u.test(one.word.text)) return null;
      found.isWhole = false;
      found.distance += missingDistance;
      continue;
    }
    const nearest = places.toSorted((a, b) => a.distance - b.distance);
    if (one.isForgiving) found.distance += nearest[0]?.distance ?? missingDistance;
    const spellings = [...new Set(nearest.map(({ part }) => part))].slice(0, mostSpellings);
    found.words.push(one.isForgiving ? { ...one.word, similar: spellings } : one.word);
  }
  return found;
}

type DeckText = { cards: string; words: string; places: string };

/** The cards of a deck with the most of the words, at most a few; of cards with some of them only the best one. */
export async function cardsFound(deck: DeckText, words: readonly SearchWord[], looking: Looking): Promise<CardMatch[]> {
  const places = bestPlaces(deck, words);
  const matches: CardMatch[] = [];
  for (const card of await cardsAt(deck.cards, places)) {
    const match = cardMatch(card, words, { keepsBeginning: true });
    if (match) matches.push(match);
    await looking.took(card.term.length + card.definition.length);
  }
  if (matches.length > 0 || places.length === 0) return matches;
  // The deck has changed since its words were written.
  const match = await bestCardMatch(deck.cards.slice(0, mostLookedThrough), words, looking);
  return match ? [match] : [];
}

/** How much of a deck that has just changed is looked through, in characters. */
const mostLookedThrough = 100_000;

/** The places of the cards with the most of the words, in order; of a deck whose words stand on several cards, of one card. */
function bestPlaces({ words: deckWords, places }: DeckText, words: readonly SearchWord[]): number[] {
  const ofWords = places.split(";");
  const counts = new Map<string, number>();
  for (const word of words) {
    const ofWord = new Set<string>();
    for (const at of numbersOfWords(deckWords, word))
      for (const place of ofWords[at]?.split(",") ?? []) if (place !== "") ofWord.add(place);
    for (const place of ofWord) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  const best = [...counts].filter(([, count]) => count === most).map(([place]) => Number(place));
  return best.toSorted((a, b) => a - b).slice(0, most === words.length ? OWN_SEARCH.cardsOfDeck : 1);
}

/** The numbers of the deck's words that are what the search means, counted from 0. */
function numbersOfWords(deckWords: string, word: SearchWord): number[] {
  const numbers: number[] = [];
  let [number, counted] = [0, 1];
  for (const { at } of placesOf(deckWords, word)) {
    for (; counted < at; counted += 1) if (deckWords.charCodeAt(counted) === space) number += 1;
    numbers.push(number);
  }
  return numbers;
}

const space = 32;

function placesOf(deckWords: string, word: SearchWord): { at: number }[] {
  const { parts } = wantedWord(word, { isForgiving: false });
  const similar = word.similar.map((letters) => ({ letters, begins: true, ends: true }));
  return findInWords(deckWords, { word, parts: [...parts, ...similar], isForgiving: false, isLoose: false, slips: 0, sound: null });
}

/** The cards at these places, which are in order. */
async function cardsAt(cards: string, places: readonly number[]): Promise<Card[]> {
  const found: Card[] = [];
  const turnAfterReading = turnsOfReading();
  let [first, next] = [0, 0];
  if (places.length === 0) return found;
  for (const portion of cardsInPortions(cards, portionLength)) {
    for (; next < places.length && (places[next] ?? 0) < first + portion.length; next += 1) {
      const card = portion[(places[next] ?? 0) - first];
      if (card) found.push(card);
    }
    if (next === places.length) break;
    first += portion.length;
    await turnAfterReading(portionLength);
  }
  return found;
}

const portionLength = 64 * 1024;
