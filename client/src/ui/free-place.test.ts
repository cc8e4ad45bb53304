import { describe, expect, test } from "vitest";
import { costAt, freePlace, type Lane, type Obstacle } from "./free-place.ts";

const lane: Lane = { left: 12, right: 348, top: 64, bottom: 728, height: 56 };

/** A button over the whole width. */
const button = (top: number, height: number, cost = 4): Obstacle => ({ left: 0, right: 360, top, bottom: top + height, cost });

describe("news", () => {
  test("stand at the bottom where nothing is in the way", () => {
    expect(freePlace(lane, [])).toBe(728 - 56);
  });

  test("stand above a bar of buttons at the bottom, near it", () => {
    const top = freePlace(lane, [button(660, 80)]);
    expect(top + 56).toBeLessThanOrEqual(660);
    expect(top + 56).toBeGreaterThan(660 - 5);
  });

  test("stand in the lowest gap that is high enough", () => {
    const top = freePlace(lane, [button(640, 90), button(560, 60), button(300, 100)]);
    expect(top + 56).toBeLessThanOrEqual(560);
    expect(top).toBeGreaterThan(400);
  });

  test("cover words rather than a button where both are everywhere", () => {
    const top = freePlace(lane, [button(0, 400), button(400, 330, 1)]);
    expect(costAt(lane, top, [button(0, 400)])).toBe(0);
  });

  test("do not mind what stands beside them", () => {
    const beside = { left: 0, right: 100, top: 0, bottom: 800, cost: 4 };
    expect(freePlace({ ...lane, left: 120 }, [beside])).toBe(728 - 56);
  });

  test("never leave the lane, however much is in the way and however low the window", () => {
    for (const bottom of [90, 130, 400, 728]) {
      const top = freePlace({ ...lane, bottom }, [button(0, 800)]);
      expect(top + lane.height).toBe(bottom);
    }
  });
});
