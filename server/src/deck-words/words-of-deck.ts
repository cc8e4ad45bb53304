import type { Card } from "@recollect/domain/cards/card.ts";
import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import { wordsAndRunsIn } from "../library-index/words.ts";

/** Bounds of a deck's words and of their places, in characters; further words are left out. Decks of some thousand pages of text reach them. */
const [mostOfWords, mostOfPlaces] = [400_000, 1_000_000];

/** The longest beginning of a side that is read, in characters: a side of some MB would keep everybody waiting. */
const mostOfSide = 50_000;

/** A run of letters without spaces is stored in pieces of this length, each with the last letters of the one before: so a word at a border is found. */
const [runLength, sharedLength] = [200, 12];

/** The words of a deck as "deckWords" has them. Cards are added in their order, in portions. */
export function createWordsOfDeck() {
  const placesByWord = new Map<string, string>();
  let [ofWords, ofPlaces, cards] = [0, 0, 0];

  /** `place` is empty for a text that is on no card. */
  function addWord(word: string, place: string): void {
    const before = placesByWord.get(word);
    if (before === undefined && ofWords + word.length < mostOfWords) {
      ofWords += word.length + 1;
      ofPlaces += place.length + 1;
      placesByWord.set(word, place);
    } else if (before !== undefined && place !== "" && !endsWithPlace(before, place) && ofPlaces < mostOfPlaces) {
      ofPlaces += place.length + 1;
      placesByWord.set(word, before === "" ? place : `${before},${place}`);
    }
  }

  function addText(text: string, place: string): void {
    for (const { text: word, isUnspaced } of wordsAndRunsIn(folded(text))) {
      if (!isUnspaced || word.length <= runLength) addWord(word, place);
      else for (const piece of piecesOf(word)) addWord(piece, place);
    }
  }

  return {
    addDescription: (description: string) => addText(description, ""),
    addCard({ term, definition, tags = [] }: Pick<Card, "term" | "definition" | "tags">): void {
      const place = String(cards);
      cards += 1;
      addText(plainTerm(beginningOf(term)), place);
      addText(plainText(beginningOf(definition)), place);
      addText(tags.join(" "), place);
    },
    words: () => (placesByWord.size === 0 ? "" : ` ${[...placesByWord.keys()].join(" ")} `),
    places: () => [...placesByWord.values()].join(";"),
  };
}

function beginningOf(side: string): string {
  return side.length <= mostOfSide ? side : side.slice(0, mostOfSide).toWellFormed();
}

function endsWithPlace(places: string, place: string): boolean {
  return places === place || places.endsWith(`,${place}`);
}

function piecesOf(run: string): string[] {
  const letters = Array.from(run);
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += runLength - sharedLength) pieces.push(letters.slice(at, at + runLength).join(""));
  return pieces;
}
