import type { Card } from "../../cards/card.ts";
import { hasWriting, mediumOf } from "../../cards/medium.ts";
import { shuffled } from "../../decks/shuffle.ts";
import { cardIdOf } from "../../study/prompts.ts";
import { askedCards, oneWayEach } from "../asked-cards.ts";
import { candidateOf, type Candidate } from "../distractors/candidate.ts";
import { couldBothBeRight } from "../distractors/likeness.ts";

/** How many pairs a game has. */
export const matchSize = { least: 6, most: 8 } as const;

/** Two sides that belong together. `key` is that of the question in the study log. */
export type MatchPair = { readonly key: string; readonly term: string; readonly definition: string };

/** A longer side can't be read on a tile at a glance; in UTF-16 code units of what the student sees. */
const longestSide = 160;

/** How many cards of a long deck are tried for one game. */
const mostTried = 300;

/** How often a game is put together anew when a deck's cards are much alike. */
const attempts = 12;

type Compared = { readonly pair: MatchPair; readonly term: Candidate; readonly definition: Candidate };

/**
 * Pairs for a game: none with a side that could belong to another one. Sides are compared as wrong choices of a test are, so equal ones, one that contains
 * another, or other words for the same thing never stand side by side. Fewer than `matchSize.least` if the deck has no more.
 */
export function matchPairs(cards: readonly Card[], random: () => number, most: number = matchSize.most): MatchPair[] {
  const tried = shuffled(cards, random).slice(0, mostTried);
  const asked = oneOfEachCard(oneWayEach(askedCards(tried, "choices"), random));
  const candidates = asked.map(({ id, term, definition }): Compared => {
    const pair = { key: id, term, definition };
    return { pair, term: candidateOf(term, definition), definition: candidateOf(definition, term) };
  });
  const playable = candidates.filter(({ term, definition }) => [term, definition].every(canBeATile));
  let best: Compared[] = [];
  for (let attempt = 0; attempt < attempts && best.length < most; attempt++) {
    const chosen: Compared[] = [];
    for (const one of shuffled(playable, random)) {
      if (chosen.length === most) break;
      if (chosen.every((other) => !couldBeMixedUp(one, other))) chosen.push(one);
    }
    if (chosen.length > best.length) best = chosen;
  }
  return best.map(({ pair }) => pair);
}

/** Whether a side of one pair would also fit the other one. */
function couldBeMixedUp(a: Compared, b: Compared): boolean {
  const isSame = (one: Candidate, other: Candidate) => one.normal === other.normal;
  if (isSame(a.term, b.definition) || isSame(a.definition, b.term)) return true;
  return couldBothBeRight(a.term, b.term) || couldBothBeRight(a.definition, b.definition);
}

/** A sound alone has nothing to see. */
function canBeATile({ text, length }: Candidate): boolean {
  return length <= longestSide && (hasWriting(text) || mediumOf(text) === "picture");
}

/** A card with several gaps is in a game once: each of its sentences would fit each of its gaps. */
function oneOfEachCard<T extends { id: string }>(asked: readonly T[]): T[] {
  const seen = new Set<string>();
  return asked.filter(({ id }) => {
    const card = cardIdOf(id);
    return !seen.has(card) && seen.add(card);
  });
}
