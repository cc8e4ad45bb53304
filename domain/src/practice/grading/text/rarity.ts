import { stem } from "./stems.ts";

/** How many cards, and how much of each, are looked at to learn which words are rare; keeps every evaluation bounded. */
const mostCards = 1000;
const mostOfACard = 300;
/** How many words are looked up; later ones count as neither rare nor common. */
const mostWords = 60;

/** What no text holds. */
const betweenCards = "\u0000";

/** What a pattern reads as more than itself. Nothing else may be escaped: the vowels of Hindi are no letters. */
const signs = /[\\^$.*+?()[\]{}|/]/g;

/** Says how much a word tells within a deck, from about 0.5 (in every card) to 1.5 (in this card only). */
export type Rarity = { weight: (word: string) => number; knows: (word: string) => boolean };

/** Looks at the deck once; every question about a word is then a search through its text. */
export function rarityIn(deck: readonly { term: string; definition: string }[]): Rarity {
  const cards = deck
    .slice(0, mostCards)
    .map(({ term, definition }) => `${term.slice(0, mostOfACard)}\n${definition.slice(0, mostOfACard)}`.toLowerCase());
  const everything = cards.join(betweenCards);
  const cardsWith = (root: string) => {
    let count = 0;
    for (let place = everything.indexOf(root); place >= 0;) {
      count += 1;
      const next = everything.indexOf(betweenCards, place);
      place = next < 0 ? -1 : everything.indexOf(root, next);
    }
    return count;
  };
  let looked = 0;
  return {
    weight: (word) => {
      if (++looked > mostWords) return 1;
      const count = Math.max(1, cardsWith(stem(word)));
      return 0.5 + Math.log((cards.length + 1) / count) / Math.log(cards.length + 2);
    },
    knows: (word) =>
      ++looked <= mostWords && new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(signs, "\\$&")}(?![\\p{L}\\p{N}])`, "u").test(everything),
  };
}
