import fc from "fast-check";
import { expect, test } from "vitest";

import { anyMasks } from "../../../test/any-masks.ts";
import { picturesIn } from "../card-media.ts";
import { spansOf } from "../text/blocks.ts";
import { maskLabel } from "./mask-label.ts";
import { maskNumbersOf } from "./mask-numbers.ts";
import { readMaskView } from "./mask-view.ts";
import { maskedTerm } from "./masked-term.ts";
import { readMasks, writeMasks } from "./masks.ts";

const term = "A heart\n![heart](media/AAAA.png)\n![other](media/BBBB.png)";
const masks = [
  "1 box 0.1 0.2 0.3 0.1: left atrium",
  "2 ellipse 0.5 0.5 0.1 0.1: aorta",
  "2 box 0 0 0.1 0.1: arch",
  "0 words 0.1 0.9 0.05: from above",
];
const card = { term, masks };

function viewIn(text: string) {
  const [picture] = spansOf(text).filter((span) => span.kind === "picture");
  return readMaskView((picture && "masks" in picture && picture.masks) || "");
}

const statesIn = (text: string) => viewIn(text)?.masks.map(({ state }) => state);

test("a question covers what it asks on the first picture, and nothing else", () => {
  const question = maskedTerm(card, { asked: 2, isAnswered: false });
  expect(viewIn(question)).toMatchObject({ place: 2, count: 2 });
  expect(statesIn(question)).toEqual(["asked", "asked", "written"]);
  expect(question).toContain("![other](media/BBBB.png)");
  expect(question.replace(/#o=[^)]*/, "")).toBe(term);
  expect(picturesIn(question)).toEqual(["AAAA.png", "BBBB.png"]);
});

test("with hide all the others are covered too, beside the answer as well", () => {
  const all = { term, masks: ["hide all", ...masks] };
  expect(statesIn(maskedTerm(all, { asked: 1, isAnswered: false }))).toEqual(["asked", "hidden", "hidden", "written"]);
  expect(statesIn(maskedTerm(all, { asked: 1, isAnswered: true }))).toEqual(["answered", "hidden", "hidden", "written"]);
});

test("a question never carries the words that it asks for, nor those of covered masks", () => {
  const all = { term, masks: ["hide all", ...masks] };
  const question = decodeURIComponent(maskedTerm(all, { asked: 1, isAnswered: false }));
  for (const label of ["left atrium", "aorta", "arch"]) expect(question).not.toContain(label);
  expect(viewIn(maskedTerm(all, { asked: 1, isAnswered: true }))?.masks[0]?.label).toBe("left atrium");
});

test("when flipping through a deck all are asked at once", () => {
  expect(viewIn(maskedTerm(card, { asked: "all", isAnswered: false }))).toMatchObject({ place: 0, count: 2 });
  expect(statesIn(maskedTerm(card, { asked: "all", isAnswered: true }))).toEqual(["answered", "answered", "answered", "written"]);
});

test("gaps beside a masked picture are filled", () => {
  expect(maskedTerm({ term: `The {{c1::heart}} ![](media/A.png)`, masks }, { asked: 1, isAnswered: false })).toMatch(
    /^The heart !\[\]\(media/,
  );
});

test("the numbers are those of masks over a picture, each once", () => {
  expect(maskNumbersOf({ term, masks: ["3 box 0 0 1 1", ...masks] })).toEqual([1, 2, 3]);
  expect(maskNumbersOf({ term: "no picture", masks })).toEqual([]);
  expect(maskNumbersOf({ term: "![](media/A.mp3)", masks })).toEqual([]);
  expect(maskNumbersOf({ term, masks: ["0 box 0 0 1 1"] })).toEqual([]);
});

test("masks of one number have one answer, which has each label once", () => {
  expect(maskLabel(masks, 2)).toBe("aorta, arch");
  expect(maskLabel([...masks, "2 box 0 0 1 1: aorta"], 2)).toBe("aorta, arch");
  expect(maskLabel(masks, 3)).toBe("");
});

test("any masks are drawn as they are stored", () => {
  fc.assert(
    fc.property(anyMasks, (some) => {
      const lines = writeMasks({ ...some, hides: "all" });
      const view = viewIn(maskedTerm({ term, masks: lines }, { asked: "all", isAnswered: true }));
      const expected = readMasks(lines).masks.filter(({ number, shape }) => number > 0 || shape.kind === "words");
      const drawn = view?.masks.filter(({ state }) => state !== "hidden").map(({ state: _state, ...mask }) => mask);
      expect(drawn).toEqual(expected);
    }),
  );
});
