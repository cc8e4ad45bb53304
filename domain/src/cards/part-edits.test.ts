import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withAddress, withGapHint, withGapNumber, withoutFrame, type GapPlace, type LinkPlace } from "./part-edits.ts";
import { sideLayout } from "./text/side-layout.ts";

const gapOf = (text: string) => sideLayout(text, { gaps: true }).find(({ kind }) => kind === "gap") as GapPlace;
const linkOf = (text: string) => sideLayout(text, { gaps: true }).find(({ kind }) => kind === "link") as LinkPlace;

describe("a gap", () => {
  const [bare, hinted] = ["the {{c1::left}} one", "the {{c1::left::side}} one"];

  test("gets a hint, another one, and none", () => {
    expect(withGapHint(bare, gapOf(bare), "side").text).toBe(hinted);
    expect(withGapHint(hinted, gapOf(hinted), "which side?").text).toBe("the {{c1::left::which side?}} one");
    expect(withGapHint(hinted, gapOf(hinted), "  ").text).toBe(bare);
  });

  test("gets another number, which is from 1 to 999", () => {
    expect([2, 0, 5000].map((number) => withGapNumber(hinted, gapOf(hinted), number).text)).toEqual([
      "the {{c2::left::side}} one",
      "the {{c1::left::side}} one",
      "the {{c999::left::side}} one",
    ]);
  });

  test("becomes words again", () => {
    expect(withoutFrame(hinted, gapOf(hinted)).text).toBe("the left one");
  });

  test.each([
    ["{{c1::std\\::vector}}", "std::vector"],
    ["{{c1::\\(a\\:b\\)}}", "\\(a\\:b\\)"],
    ["{{c1::`grep \\: f`}}", "`grep \\: f`"],
  ])("%s becomes plain words, with the backslashes of formulas and code", (text, plain) => {
    expect(withoutFrame(text, gapOf(text)).text).toBe(plain);
  });

  test("is one gap with the same words, whatever hint is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."{}:\\ a\n*`()[]".split("")), maxLength: 20 }), (hint) => {
        const { text } = withGapHint(hinted, gapOf(hinted), hint);
        const gap = gapOf(text);
        expect(sideLayout(text, { gaps: true }).filter(({ kind }) => kind === "gap")).toHaveLength(1);
        expect(text.slice(gap.innerFrom, gap.innerTo)).toBe("left");
        expect(text.slice(gap.to)).toBe(" one");
      }),
    );
  });
});

test("a link gets another address, and becomes words again", () => {
  const text = "a [cell](https://a.b/c) b";
  expect(withAddress(text, linkOf(text), "https://d.e/(f)").text).toBe("a [cell](https://d.e/(f)) b");
  expect(withoutFrame(text, linkOf(text)).text).toBe("a cell b");
});
