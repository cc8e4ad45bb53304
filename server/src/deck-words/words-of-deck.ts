import type { Card } from "@recollect/domain/cards/card.ts";
import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import { beginningOf, wordsAndRunsIn } from "../library-index/words.ts";

/** Bounds of a deck's words and of their places, in characters; further words are left out. Decks of some thousand pages of text reach them. */
const [mostOfWords, mostOfPlaces] = [400_000, 1_000_000];

/** A run of letters without spaces is stored in pieces of this length, each with the last letters of the one before: so a word at a border is found. */
const [runLength, sharedLength] = [200, 12];

/** The words of a deck as "deckWords" has them. Cards are added in their order, in portions. */
export function createWordsOfDeck() {
  const placesByWord = new Map<string, string[]>();
  let [ofWords, ofPlaces, cards] = [0, 0, 0];

  /** `place` is empty for a text that is on no card. */
  function addWord(word: string, place: string): void {
    const before = placesByWord.get(word);
    if (before === undefined && ofWords + word.length < mostOfWords) {
      ofWords += word.length + 1;
      ofPlaces += place.length + 1;
      placesByWord.set(word, place === "" ? [] : [place]);
    } else if (before !== undefined && place !== "" && before.at(-1) !== place && ofPlaces < mostOfPlaces) {
      ofPlaces += place.length + 1;
      before.push(place);
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
    places: () => Array.from(placesByWord.values(), (places) => places.join(",")).join(";"),
  };
}

function piecesOf(run: string): string[] {
  const letters = Array.from(run);
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += runLength - sharedLength) pieces.push(letters.slice(at, at + runLength).join(""));
  return pieces;
}
