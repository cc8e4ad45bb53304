import { stem } from "./stems.ts";

/** Numbers of cards, and of characters of each, that are read to find rare words; they bound every evaluation. */
const mostCards = 1000;
const mostOfACard = 300;
/** Number of words that are looked up; later ones count as neither rare nor common. */
const mostWords = 60;

/** A separator that occurs in no text. */
const betweenCards = "\u0000";

/** Characters with a meaning in a pattern. No others may be escaped: the vowel signs of Hindi are not letters. */
const signs = /[\\^$.*+?()[\]{}|/]/g;

/** How much a word distinguishes a card within its deck, from about 0.5 (on every card) to 1.5 (on this card only). */
export type Rarity = { weight: (word: string) => number; knows: (word: string) => boolean };

/** Reads the deck once; each word is then searched in its text. */
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
