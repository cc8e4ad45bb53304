import { plainTerm } from "@recollect/domain/cards/text/format.ts";
import type { CardContent } from "@recollect/domain/cards/card.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import { partsIn, piecesToFind } from "../../library-index/words.ts";

/** What two decks are compared by: so many of the first cards, and so much of each side, in characters. */
const [mostCards, mostOfSide] = [100, 200];

/** Words of a title that say little of what a deck is about are shorter; those of scripts without spaces say much in two letters. */
const shortestWord = 3;

export type DeckProfile = {
  /** the words of its title */
  words: ReadonlySet<string>;
  /** the fronts of its first cards, as searches compare them */
  fronts: ReadonlySet<string>;
};

export function profileOf(title: string, cards: readonly Pick<CardContent, "term">[]): DeckProfile {
  const fronts = cards.slice(0, mostCards).map(({ term }) => folded(plainTerm(term.slice(0, mostOfSide)).trim()));
  return { words: new Set(wordsOf(title)), fronts: new Set(fronts.filter((front) => front !== "")) };
}

/** The words of a text by which it can be found, in order; of letters without spaces each two adjacent ones. */
export function wordsOf(text: string): string[] {
  return [...partsIn(folded(text))].flatMap(({ text: word, isUnspaced }) => {
    if (isUnspaced) return piecesToFind(word);
    return word.length >= shortestWord ? [word] : [];
  });
}

/** How much of the fronts of a deck another one has too, from 0 to 1. */
export function sharedFronts(deck: DeckProfile, other: DeckProfile): number {
  return partOf(deck.fronts, other.fronts);
}

/** How alike two decks are, from 0 to 1: by common fronts, and by common words of the titles, which say a little less. */
export function likeness(deck: DeckProfile, other: DeckProfile): number {
  const smaller = Math.min(deck.fronts.size, other.fronts.size);
  const fronts = smaller === 0 ? 0 : common(deck.fronts, other.fronts) / smaller;
  const words = new Set([...deck.words, ...other.words]).size;
  return 0.6 * fronts + (words === 0 ? 0 : (0.4 * common(deck.words, other.words)) / words);
}

function partOf(all: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return all.size === 0 ? 0 : common(all, others) / all.size;
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((item) => other.has(item)).length;
}
