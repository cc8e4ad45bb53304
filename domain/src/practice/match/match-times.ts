import { matchSize } from "./match-size.ts";

/** A game of Match lasts a minute at most. */
export const matchLimitMs = 60_000;

/** What a wrong pair costs, so that trying all pairs is slower than thinking. */
export const missCostMs = 1000;

/** How many best times are stored for each student and deck. */
export const keptTimes = 5;

/** How many members a group's list has. */
export const listedTimes = 10;

/** A student's time for a game with this number of pairs, including the penalties for wrong ones. */
export type MatchTime = { readonly ms: number; readonly pairs: number };

/** A game that was won, as the device measured it. */
export type WonGame = { readonly playedMs: number; readonly misses: number; readonly pairs: number };

/** Nobody reads and presses the two sides of a pair faster than this. */
const quickestPairMs = 400;
/** Nor is a wrong pair pressed faster than this. */
const quickestMissMs = 100;
/** The clock is looked at ten times a second, so a game that is lost in the end may last a moment longer than the limit. */
const momentMs = 500;
/** How much later than its start the end of a game may reach the server, because a network is slow. */
const networkSlackMs = 10_000;

/** The time of a game that was won. */
export function timeOfGame({ playedMs, misses, pairs }: WonGame): MatchTime {
  return { ms: playedMs + misses * missCostMs, pairs };
}

/**
 * What is wrong with a game of which the server saw the start and the end, so many ms apart: `impossible` if nobody is as fast as that, by the device's clock or by
 * the server's; `late` if it ended longer ago than the device says. Null if its time counts.
 */
export function problemOfGame(game: WonGame, passedMs: number): "impossible" | "late" | null {
  if (!isPossibleGame(game) || passedMs < quickestGameMs(game)) return "impossible";
  return passedMs > game.playedMs + networkSlackMs ? "late" : null;
}

function isPossibleGame(game: WonGame): boolean {
  const { playedMs, misses, pairs } = game;
  if (![playedMs, misses, pairs].every(Number.isSafeInteger)) return false;
  if (pairs < matchSize.least || pairs > matchSize.most || misses < 0) return false;
  return playedMs >= quickestGameMs(game) && playedMs <= matchLimitMs + momentMs;
}

function quickestGameMs({ pairs, misses }: WonGame): number {
  return pairs * quickestPairMs + misses * quickestMissMs;
}

/** Whether a game can have had this time: for times whose games the server did not see, from the file of an account. */
export function isMatchTime({ ms, pairs }: MatchTime): boolean {
  if (!Number.isSafeInteger(ms) || !Number.isSafeInteger(pairs)) return false;
  if (pairs < matchSize.least || pairs > matchSize.most) return false;
  const mostMisses = matchLimitMs / quickestMissMs;
  return ms >= pairs * quickestPairMs && ms <= matchLimitMs + momentMs + mostMisses * missCostMs;
}

/** The shortest times first: the time that a pair took, since games have six to eight. Negative if `a` is the better one. */
export function compareTimes(a: MatchTime, b: MatchTime): number {
  return a.ms / a.pairs - b.ms / b.pairs || b.pairs - a.pairs;
}
