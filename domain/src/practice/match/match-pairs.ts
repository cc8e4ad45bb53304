import type { Card } from "../../cards/card.ts";
import { hasWriting, mediumOf } from "../../cards/medium.ts";
import { shuffled } from "../../decks/shuffle.ts";
import { firstAsked } from "../asked-cards.ts";
import type { Candidate } from "../distractors/candidate.ts";
import type { MatchPair } from "./match-pair.ts";
import { matchSize } from "./match-size.ts";
import { couldBeMixedUp, readPair, type ReadPair } from "./mixed-up.ts";

/** A longer side can't be read on a tile at a glance; in UTF-16 code units of what the student sees. */
const longestSide = 160;

/** How many cards are read at a time, and at most: in a long deck whose first ones are much alike, others are tried. */
const readAtOnce = 300;
const mostRead = 1500;

/** How often a game is put together anew when a deck's cards are much alike. */
const attempts = 12;

/**
 * Pairs for a game, in which no side fits another pair's (`couldBeMixedUp`), in a random order. Fewer than `matchSize.least` if no more were found: in a deck of
 * few cards, or of cards that are much alike.
 */
export function matchPairs(cards: readonly Card[], random: () => number, most: number = matchSize.most): MatchPair[] {
  const order = shuffled(cards, random);
  const playable: ReadPair[] = [];
  let best: ReadPair[] = [];
  for (let start = 0; start < Math.min(order.length, mostRead) && best.length < matchSize.least; start += readAtOnce) {
    playable.push(...playablePairs(order.slice(start, start + readAtOnce)));
    for (let attempt = 0; attempt < attempts && best.length < most; attempt++) {
      const chosen = apartFromEachOther(shuffled(playable, random), most);
      if (chosen.length > best.length) best = chosen;
    }
  }
  return best.map(({ pair }) => pair);
}

/** The first pairs that can't be mixed up with those before them. */
function apartFromEachOther(pairs: readonly ReadPair[], most: number): ReadPair[] {
  const chosen: ReadPair[] = [];
  for (const one of pairs) {
    if (chosen.length === most) break;
    if (chosen.every((other) => !couldBeMixedUp(one, other))) chosen.push(one);
  }
  return chosen;
}

/** A card with several gaps is in a game once: each of its sentences would fit each of its gaps. */
function playablePairs(cards: readonly Card[]): ReadPair[] {
  return cards
    .flatMap((card) => firstAsked(card, "choices") ?? [])
    .map(({ id, term, definition }) => readPair({ key: id, term, definition }))
    .filter(({ term, definition }) => [term, definition].every(canBeATile));
}

/** A sound alone has nothing to see. */
function canBeATile({ text, length }: Candidate): boolean {
  return length <= longestSide && (hasWriting(text) || mediumOf(text) === "picture");
}
