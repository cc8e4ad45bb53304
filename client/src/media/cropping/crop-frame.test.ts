import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWhole, pixelsOf, wholePicture, withCornerMoved, withFrameMoved, type Corner, type CropFrame } from "./crop-frame.ts";

const corner = fc.record<Corner>({ x: fc.constantFrom("left", "right"), y: fc.constantFrom("top", "bottom") });
const step = fc.record({
  corner: fc.option(corner),
  right: fc.double({ min: -2, max: 2, noNaN: true }),
  down: fc.double({ min: -2, max: 2, noNaN: true }),
});

function after(steps: readonly { corner: Corner | null; right: number; down: number }[]): CropFrame {
  return steps.reduce(
    (frame, { corner: which, right, down }) => (which ? withCornerMoved(frame, which, right, down) : withFrameMoved(frame, right, down)),
    wholePicture,
  );
}

describe("the frame of a crop", () => {
  test("stays inside the picture and never turns over, whatever is done to it", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { left, top, right, bottom } = after(steps);
        const small = 1e-9;
        expect(left).toBeGreaterThanOrEqual(-small);
        expect(top).toBeGreaterThanOrEqual(-small);
        expect(right).toBeLessThanOrEqual(1 + small);
        expect(bottom).toBeLessThanOrEqual(1 + small);
        expect(right - left).toBeGreaterThanOrEqual(0.02 - small);
        expect(bottom - top).toBeGreaterThanOrEqual(0.02 - small);
      }),
    );
  });

  test("has at least one pixel of any picture, all of them inside it", () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), size, (steps, picture) => {
        const { x, y, width, height } = pixelsOf(after(steps), picture);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(picture.width);
        expect(y + height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });

  test("keeps its size where it meets the picture's edge", () => {
    const frame = { left: 0.5, top: 0.5, right: 0.75, bottom: 0.75 };
    expect(withFrameMoved(frame, 1, -0.25)).toEqual({ left: 0.75, top: 0.25, right: 1, bottom: 0.5 });
  });

  test("moves one corner while the opposite one stays", () => {
    expect(withCornerMoved(wholePicture, { x: "right", y: "top" }, -0.5, 0.25)).toEqual({ left: 0, top: 0.25, right: 0.5, bottom: 1 });
    expect(isWhole(withCornerMoved(wholePicture, { x: "left", y: "bottom" }, -1, 1))).toBe(true);
  });
});
