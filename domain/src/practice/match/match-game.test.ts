import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { endMatch, layTiles, pressTile, wonGame, type MatchGame } from "./match-game.ts";
import type { MatchPair } from "./match-pair.ts";

const pairs = Array.from({ length: 8 }, (_, at): MatchPair => ({ key: `card${at}`, term: `term ${at}`, definition: `definition ${at}` }));

describe("a game", () => {
  const game = () => layTiles(pairs, seededRandom(1));
  const tilesOf = ({ tiles }: MatchGame, key: string) => tiles.filter((tile) => tile.key === key).map(({ id }) => id);

  test("is won by finding all pairs, in any order of the two tiles", () => {
    let now = game();
    const keys = [...new Set(now.tiles.map(({ key }) => key))];
    for (const [at, key] of keys.entries()) {
      const [one = "", other = ""] = at % 2 ? tilesOf(now, key).toReversed() : tilesOf(now, key);
      now = pressTile(pressTile(now, one, at * 1000), other, at * 1000 + 500);
      expect(now.found).toHaveLength(at + 1);
    }
    expect(wonGame(now)).toEqual({ playedMs: 7500, misses: 0, pairs: 8 });
  });

  test("a wrong pair is shown until the next press, and both its cards are known as mixed up", () => {
    const [first, second] = [...new Set(game().tiles.map(({ key }) => key))];
    const [a = "", aToo = ""] = tilesOf(game(), first ?? "");
    const [b = ""] = tilesOf(game(), second ?? "").filter((id) => id.at(-1) !== a.at(-1));
    let now = pressTile(pressTile(game(), a, 0), b, 10);
    expect(now).toMatchObject({ wrong: [a, b], picked: null, misses: 1, mixedUp: [first, second], found: [] });
    now = pressTile(now, a, 20);
    expect(now).toMatchObject({ wrong: null, picked: a });
    now = pressTile(now, aToo, 30);
    expect(now.found).toEqual([first]);
    expect(wonGame({ ...now, tiles: now.tiles.filter(({ key }) => key === first), endedMs: 30 })).toMatchObject({
      playedMs: 30,
      misses: 1,
    });
  });

  test("a second tile of the same kind is taken instead of the first one, and is no wrong pair", () => {
    const [a, b] = game().tiles.filter(({ side }) => side === "term");
    expect(pressTile(pressTile(game(), a?.id ?? "", 0), b?.id ?? "", 0)).toMatchObject({ picked: b?.id, misses: 0, wrong: null });
  });

  test("the same tile twice lays it back; a found one does nothing", () => {
    const [a = "", aToo = ""] = tilesOf(game(), game().tiles[0]?.key ?? "");
    expect(pressTile(pressTile(game(), a, 0), a, 0)).toMatchObject({ picked: null, misses: 0 });
    const found = pressTile(pressTile(game(), a, 0), aToo, 0);
    expect(pressTile(found, a, 0)).toBe(found);
    expect(pressTile(found, "nothing", 0)).toBe(found);
  });

  test("that is over changes no more, and has a time only if all was found", () => {
    const over = endMatch(game(), 60_000);
    expect(over.endedMs).toBe(60_000);
    expect(wonGame(over)).toBeNull();
    expect(pressTile(over, over.tiles[0]?.id ?? "", 0)).toBe(over);
    expect(endMatch(over, 70_000)).toBe(over);
    expect(wonGame(layTiles([], Math.random))).toBeNull();
  });

  test("any presses keep its laws: found pairs never fall, and misses only grow", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 15 }), { maxLength: 80 }), (presses) => {
        let now = game();
        for (const [at, press] of presses.entries()) {
          const next = pressTile(now, now.tiles[press]?.id ?? "", at);
          expect(next.found.length).toBeGreaterThanOrEqual(now.found.length);
          expect(next.misses).toBeGreaterThanOrEqual(now.misses);
          expect(new Set(next.found).size).toBe(next.found.length);
          expect(next.endedMs !== null).toBe(next.found.length * 2 === next.tiles.length);
          now = next;
        }
      }),
    );
  });
});
