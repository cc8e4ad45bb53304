import fc from "fast-check";
import { expect, test } from "vitest";

import { anyMasks } from "../../../test/any-masks.ts";
import { readMasks, writeMask, writeMasks } from "../../cards/masks/masks.ts";
import { isOcclusion, readOcclusion, writeOcclusion } from "./occlusion.ts";

const plain = (html: string) =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#123;", "{").replaceAll("&#125;", "}").replaceAll("&amp;", "&");
const linesOf = (field: string) => readOcclusion(field, plain).masks.masks.map(writeMask);

/** A note of Anki 25.02 with each shape that its editor draws. */
const everyShape =
  "{{c1::image-occlusion:rect:left=.1167:top=.1115:width=.1619:height=.1967:oi=1}}<br>" +
  "{{c2::image-occlusion:ellipse:left=.4542:top=.2832:rx=.1093:ry=.1442:oi=1}}<br>" +
  "{{c3::image-occlusion:polygon:left=.5586:top=.5119:points=.7916,.5132 .5595,.7791 .9554,.8539 .9379,.5492:oi=1}}<br>" +
  "{{c0::image-occlusion:text:left=.0286:top=.8483:fill=#000000:text=Some text on image:scale=1.:fs=.1013:oi=1}}<br>";

test("every shape of Anki's editor is read, and hides all if Anki's do", () => {
  expect(readOcclusion(everyShape, plain)).toMatchObject({ masks: { hides: "all" }, unread: 0 });
  expect(linesOf(everyShape)).toEqual([
    "1 box 0.1167 0.1115 0.1619 0.1967",
    "2 ellipse 0.4542 0.2832 0.2186 0.2884",
    "3 polygon 0.7907,0.5119 0.5586,0.7778 0.9545,0.8526 0.937,0.5479",
    "0 words 0.0286 0.8483 0.1013: Some text on image",
  ]);
});

test("what Anki's editor wrote goes out word for word, but for a polygon that was moved", () => {
  const moved = everyShape.replace("left=.5586:top=.5119", "left=.5595:top=.5132");
  expect(writeOcclusion(readOcclusion(moved, plain).masks)).toBe(moved);
  const one = moved.replaceAll(":oi=1", "");
  expect(writeOcclusion(readOcclusion(one, plain).masks)).toBe(one);
});

test("a shape with several numbers, a rotation, a color of its own, and an edge outside of the picture", () => {
  expect(linesOf("{{c4,5::image-occlusion:rect:left=-.01:top=.5:angle=2500:fill=#00FF00:width=.5:height=.1}}")).toEqual([
    "4 box -0.01 0.5 0.5 0.1 @0.25 #00ff00",
    "5 box -0.01 0.5 0.5 0.1 @0.25 #00ff00",
  ]);
  expect(linesOf("{{c1::image-occlusion:rect:left=0:top=.0000:width=1.:height=1}}")).toEqual(["1 box 0 0 1 1"]);
});

test("words keep their colons and signs", () => {
  expect(linesOf("{{c0::image-occlusion:text:left=.1:top=.1:text=a\\:b &lt;c&gt;:scale=2.:fs=.05}}")).toEqual([
    "0 words 0.1 0.1 0.1: a:b <c>",
  ]);
});

test("shapes in pixels, without a size, and of an unknown kind are counted", () => {
  const field =
    "{{c1::image-occlusion:rect:left=10.0:top=20:width=30:height=10:fill=#ffe34d}}{{c2::image-occlusion:rect:left=.1}}{{c3::image-occlusion:star:left=.1:top=.1}}";
  expect(readOcclusion(field, plain)).toEqual({ masks: { hides: "one", masks: [] }, unread: 3 });
});

test("an ordinary gap is no mask", () => {
  expect(isOcclusion("{{c1::image}}")).toBe(false);
  expect(isOcclusion("{{c12,3::image-occlusion:rect}}")).toBe(true);
});

test("any masks come back without their labels", () => {
  fc.assert(
    fc.property(anyMasks, (masks) => {
      const unlabeled = { ...masks, masks: masks.masks.map((mask) => (mask.shape.kind === "words" ? mask : { ...mask, label: "" })) };
      const { masks: back, unread } = readOcclusion(writeOcclusion(unlabeled), plain);
      expect(unread).toBe(0);
      const usual = (color: string, isWords: boolean) => (color === (isWords ? "#000000" : "#ffeba2") ? "" : color);
      const expected = unlabeled.masks.map((mask) => ({ ...mask, color: usual(mask.color, mask.shape.kind === "words") }));
      expect(back.masks).toEqual(readMasks(writeMasks({ hides: "one", masks: expected })).masks);
    }),
  );
});
