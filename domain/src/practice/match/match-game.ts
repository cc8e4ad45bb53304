import { shuffled } from "../../decks/shuffle.ts";
import type { MatchPair } from "./match-pair.ts";
import type { WonGame } from "./match-times.ts";

/** One side of a pair on the table. */
export type MatchTile = { readonly id: string; readonly key: string; readonly side: "term" | "definition"; readonly text: string };

/** A running or finished game. */
export type MatchGame = {
  readonly tiles: readonly MatchTile[];
  /** the tile that was pressed first; null if none is */
  readonly picked: string | null;
  /** the keys of the pairs that were found, in order */
  readonly found: readonly string[];
  /** the last wrong pair, until the next press */
  readonly wrong: readonly [string, string] | null;
  readonly misses: number;
  /** the keys of pairs that were mixed up with another one, each once */
  readonly mixedUp: readonly string[];
  /** ms since the clock began to run, when the last pair was found or the time was over; null while the game runs */
  readonly endedMs: number | null;
};

/** Lays the tiles, in a random order. */
export function layTiles(pairs: readonly MatchPair[], random: () => number): MatchGame {
  const tiles = pairs.flatMap(({ key, term, definition }): MatchTile[] => [
    { id: `${key} t`, key, side: "term", text: term },
    { id: `${key} d`, key, side: "definition", text: definition },
  ]);
  const endedMs = tiles.length === 0 ? 0 : null;
  return { tiles: shuffled(tiles, random), picked: null, found: [], wrong: null, misses: 0, mixedUp: [], endedMs };
}

/**
 * Presses a tile, at so many ms of the clock: the first of a pair, the same once more to lay it back, one of the same kind to take that instead, or the second.
 * A found tile does nothing.
 */
export function pressTile(game: MatchGame, id: string, atMs: number): MatchGame {
  const tile = game.tiles.find((one) => one.id === id);
  if (!tile || game.endedMs !== null || game.found.includes(tile.key)) return game;
  const first = game.tiles.find((one) => one.id === game.picked);
  if (!first) return { ...game, picked: id, wrong: null };
  if (first.id === id) return { ...game, picked: null, wrong: null };
  if (first.side === tile.side) return { ...game, picked: id, wrong: null };
  if (first.key !== tile.key) {
    const mixedUp = [...new Set([...game.mixedUp, first.key, tile.key])];
    return { ...game, picked: null, wrong: [first.id, id], misses: game.misses + 1, mixedUp };
  }
  const found = [...game.found, tile.key];
  return { ...game, picked: null, wrong: null, found, endedMs: found.length * 2 === game.tiles.length ? atMs : null };
}

/** The time is over: the game ends as it is. */
export function endMatch(game: MatchGame, atMs: number): MatchGame {
  return game.endedMs === null ? { ...game, picked: null, endedMs: atMs } : game;
}

/** What counts of a game if all pairs were found; null for any other one. */
export function wonGame({ endedMs, found, tiles, misses }: MatchGame): WonGame | null {
  if (endedMs === null || tiles.length === 0 || found.length * 2 < tiles.length) return null;
  return { playedMs: endedMs, misses, pairs: found.length };
}
