import fc from "fast-check";
import { expect, test } from "vitest";
import { pageBreaks, paper } from "./page-breaks.ts";

const pxPerMm = 96 / 25.4;
const room = (paper.height - 2 * paper.margin) * pxPerMm - 5;

test("a block begins a page when it does not fit in the rest of the one before", () => {
  const { places, pages } = pageBreaks([room / 2, room / 2, 10, room, 5]);
  expect(places.map(({ startsPage }) => startsPage)).toEqual([false, false, true, true, true]);
  expect(pages).toBe(4);
});

test("nothing, or a single block, is on one page", () => {
  expect(pageBreaks([]).pages).toBe(1);
  expect(pageBreaks([10])).toEqual({ places: [{ startsPage: false, space: 0 }], pages: 1 });
});

test("a block that is higher than a page is followed by a new page", () => {
  const { places, pages } = pageBreaks([room * 1.5, 10]);
  expect(places.map(({ startsPage }) => startsPage)).toEqual([false, true]);
  expect(pages).toBe(3);
});

test("every block that fits on a page lies within the written part of one", () => {
  const pitch = (paper.height + paper.gap) * pxPerMm;
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: room, noNaN: true })), (heights) => {
      let top = 0;
      const { places, pages } = pageBreaks(heights);
      for (const [at, { space }] of places.entries()) {
        top += space;
        const inPage = top - Math.floor(top / pitch + 1e-9) * pitch;
        expect(inPage + heights[at]!).toBeLessThanOrEqual((paper.height - 2 * paper.margin) * pxPerMm);
        top += heights[at]!;
      }
      expect(pages).toBe(1 + places.filter(({ startsPage }) => startsPage).length);
    }),
  );
});
