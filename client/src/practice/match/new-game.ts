import type { Card } from "@recollect/domain/cards/card.ts";
import { layTiles, type MatchGame } from "@recollect/domain/practice/match/match-game.ts";
import { matchPairs } from "@recollect/domain/practice/match/match-pairs.ts";
import { matchSize } from "@recollect/domain/practice/match/match-size.ts";

/** A new game, or how many pairs were found in a deck that has too few. */
export type NewGame = { game: MatchGame } | { game: null; pairs: number };

/** Two columns of tiles hold eight pairs only on a wider window. */
const narrow = "(max-width: 640px)";

/** Of cards that are much alike, another try may find more pairs. */
const tries = 3;

/** Lays out a game of the deck's cards. It needs the words that decide which sides could be mixed up, so its code loads with the first game. */
export function newGame(cards: readonly Card[]): NewGame {
  const most = window.matchMedia(narrow).matches ? matchSize.least : matchSize.most;
  let found = 0;
  for (let attempt = 0; attempt < tries; attempt++) {
    const pairs = matchPairs(cards, Math.random, most);
    if (pairs.length >= matchSize.least) return { game: layTiles(pairs, Math.random) };
    found = Math.max(found, pairs.length);
  }
  return { game: null, pairs: found };
}
