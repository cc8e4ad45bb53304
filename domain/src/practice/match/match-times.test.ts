import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTimes, isMatchTime, missCostMs, problemOfGame, timeOfGame, type WonGame } from "./match-times.ts";

const game: WonGame = { playedMs: 20_000, misses: 2, pairs: 6 };

test("times are ordered by what a pair took", () => {
  const times = [
    { ms: 24_000, pairs: 6 },
    { ms: 24_000, pairs: 8 },
    { ms: 18_000, pairs: 6 },
  ];
  expect(times.toSorted(compareTimes).map(({ ms, pairs }) => `${ms}/${pairs}`)).toEqual(["24000/8", "18000/6", "24000/6"]);
});

test("a wrong pair costs a second", () => {
  expect(timeOfGame(game)).toEqual({ ms: 20_000 + 2 * missCostMs, pairs: 6 });
});

test.each([
  ["as it was played", game, 20_300, null],
  ["whose start arrived later than its end", game, 18_000, null],
  ["whose end took some seconds to arrive", game, 29_900, null],
  ["that ended long before it arrived", game, 30_100, "late"],
  ["faster than anybody presses", { ...game, playedMs: 2000 }, 2100, "impossible"],
  ["sent at once after its start", { ...game, playedMs: 5000 }, 50, "impossible"],
  ["with more wrong pairs than there was time for", { ...game, misses: 500 }, 20_000, "impossible"],
  ["longer than a minute", { ...game, playedMs: 61_000 }, 61_000, "impossible"],
  ["of five pairs", { ...game, pairs: 5 }, 20_000, "impossible"],
  ["of nine pairs", { ...game, pairs: 9 }, 20_000, "impossible"],
  ["of parts of a millisecond", { ...game, playedMs: 20_000.5 }, 20_000, "impossible"],
  ["without a number", { ...game, misses: Number.NaN }, 20_000, "impossible"],
  ["with fewer wrong pairs than none", { ...game, misses: -1 }, 20_000, "impossible"],
] as const)("a game %s", (_, played, passedMs, problem) => {
  expect(problemOfGame(played, passedMs)).toBe(problem);
});

test("nobody gains more than the network's ten seconds by saying less than what passed", () => {
  fc.assert(
    fc.property(fc.nat({ max: 70_000 }), fc.nat({ max: 70_000 }), (playedMs, passedMs) => {
      fc.pre(problemOfGame({ playedMs, misses: 0, pairs: 6 }, passedMs) === null);
      expect(passedMs - playedMs).toBeLessThanOrEqual(10_000);
    }),
  );
  expect(problemOfGame(game, game.playedMs + 10_001)).toBe("late");
});

test("every time of a game that counts can be one from an account's file", () => {
  const played = fc.record({ playedMs: fc.nat({ max: 61_000 }), misses: fc.nat({ max: 600 }), pairs: fc.integer({ min: 5, max: 9 }) });
  fc.assert(
    fc.property(played, (one) => {
      fc.pre(problemOfGame(one, one.playedMs) === null);
      expect(isMatchTime(timeOfGame(one))).toBe(true);
    }),
  );
  expect(isMatchTime(timeOfGame(game))).toBe(true);
});

test.each([
  { ms: 100, pairs: 6 },
  { ms: 20_000, pairs: 9 },
  { ms: 20_000.5, pairs: 6 },
  { ms: 1e9, pairs: 6 },
])("%j is the time of no game", (time) => {
  expect(isMatchTime(time)).toBe(false);
});
