import fc from "fast-check";

import { rounded, type Mask, type Masks } from "../src/cards/masks/masks.ts";

const share = fc.integer({ min: 0, max: 4999 }).map((value) => value / 10_000);
const size = fc.integer({ min: 1, max: 5000 }).map((value) => value / 10_000);
const turn = fc.integer({ min: 0, max: 9999 }).map((value) => value / 10_000);
const frame = { left: share, top: share, width: size, height: size, turn };
const label = fc.string({ maxLength: 30, unit: "grapheme" }).map((text) => text.replace(/\s+/g, " ").trim().slice(0, 200));
const color = fc.constantFrom("", "", "#ffcc00", "#000000");
const number = fc.integer({ min: 0, max: 20 });
const points = fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 8 });

/** Any mask as it is stored: places have four decimals. */
export const anyMask: fc.Arbitrary<Mask> = fc.oneof(
  fc.record({ number, label, color, shape: fc.record({ kind: fc.constantFrom("box" as const, "ellipse" as const), ...frame }) }),
  fc.record({ number, label, color, shape: fc.record({ kind: fc.constant("polygon" as const), points, turn }) }),
  fc.record({
    number: fc.constant(0),
    label: label.filter((text) => text !== ""),
    color,
    shape: fc.record({ kind: fc.constant("words" as const), left: share, top: share, size: size.map(rounded), turn }),
  }),
);

/** Any masks of a card. */
export const anyMasks: fc.Arbitrary<Masks> = fc.record({
  hides: fc.constantFrom("one" as const, "all" as const),
  masks: fc.array(anyMask, { maxLength: 12 }),
});
