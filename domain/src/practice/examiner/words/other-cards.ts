import { folded } from "../text/fold.ts";
import type { Token } from "./tokens.ts";

export type Side = { term: string; definition: string };

/** Numbers of cards, and of characters of each, that are searched; they bound every evaluation. */
const mostCards = 1000;
const mostOfACard = 200;
/** Number of different words that are searched for. */
const mostWords = 24;
const between = "\u0000";

/** Which cards of the deck have which words. */
export type DeckWords = {
  /** the number of cards that are searched */
  size: number;
  /** the numbers of the other cards whose definition has a word */
  cardsWith: (word: Pick<Token, "text" | "stem">) => readonly number[];
  definitionOf: (card: number) => string;
};

/** Searches the definitions of the other cards for words, each word once. */
export function deckWords(deck: readonly Side[], own: Side): DeckWords {
  const others = deck.slice(0, mostCards).filter(({ term, definition }) => term !== own.term || definition !== own.definition);
  const texts = others.map(({ definition }) => definition.slice(0, mostOfACard).toLowerCase());
  const everything = texts.join(between);
  const starts: number[] = [];
  let at = 0;
  for (const text of texts) {
    starts.push(at);
    at += text.length + between.length;
  }
  const found = new Map<string, readonly number[]>();

  function search(root: string): number[] {
    const cards: number[] = [];
    let card = 0;
    for (let place = everything.indexOf(root); place >= 0; place = everything.indexOf(root, place)) {
      const isStart = place === 0 || !/[\p{L}\p{N}]/u.test(everything[place - 1] ?? "");
      if (!isStart) {
        place += 1;
        continue;
      }
      while (card + 1 < starts.length && (starts[card + 1] ?? 0) <= place) card += 1;
      cards.push(card);
      place = starts[card + 1] ?? everything.length;
    }
    return cards;
  }

  return {
    size: others.length,
    cardsWith: ({ text, stem }) => {
      const root = stem.length >= 4 && text.startsWith(stem) ? stem : text;
      const before = found.get(root);
      if (before !== undefined) return before;
      const cards = found.size < mostWords ? search(root) : [];
      found.set(root, cards);
      return cards;
    },
    definitionOf: (card) => others[card]?.definition ?? "",
  };
}

/** The definition of another card that an answer repeats, without regard to case, marks and blanks; null if there is none. */
export function repeatedCard(answer: string, deck: readonly Side[], own: Side): Side | null {
  const letters = (text: string) => folded(text.slice(0, 400)).replace(/[^\p{L}\p{N}\p{S}]+/gu, "");
  const said = letters(answer);
  if (said === "" || said === letters(own.definition)) return null;
  const first = answer.trim().slice(0, 1).toLowerCase();
  return (
    deck
      .slice(0, mostCards)
      .find(
        ({ term, definition }) =>
          term !== own.term && definition.trim().slice(0, 1).toLowerCase() === first && letters(definition) === said,
      ) ?? null
  );
}
