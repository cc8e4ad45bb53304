import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileSides } from "../../../test/hostile-sides.ts";
import { readMaskView } from "../masks/mask-view.ts";
import { maskedTerm } from "../masks/masked-term.ts";
import { blocksOf, spansOf } from "./blocks.ts";
import { beginningOf, longestBeginning, portionsOf, portionSize } from "./portions.ts";
import { wordsOf, type Block, type Span } from "./spans.ts";

const elementsIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + 1 + ("children" in span ? elementsIn(span.children) : 0), 0);

function sizeOf(block: Block): number {
  if (block.kind === "code block") return 1;
  return 1 + (block.kind === "list" ? block.items.reduce((sum, { spans }) => sum + 1 + elementsIn(spans), 0) : elementsIn(block.spans));
}

function words(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "code block") return block.text;
      return block.kind === "list" ? block.items.map(({ spans }) => wordsOf(spans)).join("") : wordsOf(block.spans);
    })
    .join("");
}

describe("a side in portions", () => {
  test("a side of ordinary length is one portion, the same as the parsed side", () => {
    const blocks = blocksOf("A **cell** has:\n- \\(x^2\\)\n- `b`\n```js\nc\n```");
    expect([...portionsOf(blocks)]).toEqual([blocks]);
    expect([...portionsOf([])]).toEqual([]);
  });

  test.each(hostileSides)("$name: no portion is too large, and no word is lost", ({ text }) => {
    const blocks = blocksOf(text, { gaps: true });
    const portions = [...portionsOf(blocks)];
    expect(portions.map(words).join("")).toBe(words(blocks));
    for (const portion of portions) {
      expect(portion.length).toBeGreaterThan(0);
      expect(portion.reduce((sum, block) => sum + sizeOf(block), 0)).toBeLessThanOrEqual(portionSize.elements);
    }
  });

  test("cuts are after words, and never inside a character", () => {
    const [first = [], second = []] = [...portionsOf(blocksOf("some words ".repeat(2000)))];
    expect(words(first)).toMatch(/ $/);
    expect(words(second)).toMatch(/^(?:some|words) /);
    const faces = [...portionsOf(blocksOf(`x${"😀".repeat(10_000)}`))].map(words);
    for (const face of faces) expect(face.isWellFormed()).toBe(true);
    expect(faces.every(({ length }) => length <= portionSize.characters + 1)).toBe(true);
  });

  test("marks and gaps continue in the next portion; a hidden gap is never cut", () => {
    const marked = [...portionsOf(blocksOf(`**${"word ".repeat(4000)}end**`))];
    expect(marked.length).toBeGreaterThan(1);
    for (const [block] of marked) expect(block).toMatchObject({ kind: "paragraph", spans: [{ kind: "bold" }] });
    const gap = blocksOf(`{{c1::${"word ".repeat(3000)}::a hint}}`, { gaps: true });
    expect([...portionsOf(gap, { askedGap: 1, isAnswered: false })]).toEqual([gap]);
    expect([...portionsOf(gap, { askedGap: 1, isAnswered: true })].length).toBeGreaterThan(1);
  });

  test("a line of code costs as much as an element, and code that is cut has no colours", () => {
    const portions = [...portionsOf(blocksOf(`\`\`\`js\n${"a;\n".repeat(1000)}\`\`\``))].flat();
    expect(portions.length).toBeGreaterThan(3);
    for (const portion of portions) {
      expect(portion).toMatchObject({ kind: "code block", language: "" });
      expect(words([portion]).split("\n").length).toBeLessThanOrEqual(portionSize.elements);
    }
  });

  test("formulas of ordinary length are one portion; the portions of a longer side have few each", () => {
    const formulas = (count: number) => [...portionsOf(blocksOf("\\(x\\) ".repeat(count)))];
    expect(formulas(40)).toHaveLength(1);
    for (const portion of formulas(200)) expect(words(portion).split("x").length - 1).toBeLessThanOrEqual(portionSize.elements / 10);
  });

  test("for any text, the portions have all of its words", () => {
    const unit = fc.constantFrom("**", "*", "a ", "- ", "\n", "`", "{{c1::", "}}", "\\(", "\\)", "word".repeat(300), "😀");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
        const blocks = blocksOf(text, { gaps: true });
        expect([...portionsOf(blocks)].map(words).join("")).toBe(words(blocks));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the beginning of a side", () => {
  test("is all of it, unless it is very long", () => {
    const text = "x".repeat(longestBeginning);
    expect(beginningOf(text)).toBe(text);
    for (const { text: side } of hostileSides) {
      expect(beginningOf(side).length).toBeLessThanOrEqual(longestBeginning + 1);
      expect(side.startsWith(beginningOf(side))).toBe(true);
    }
  });

  test("ends at a line break if there is one", () => {
    expect(beginningOf("a line\n".repeat(10_000))).toMatch(/a line$/);
    expect(beginningOf(`a line\n${"word".repeat(10_000)}`)).toHaveLength(longestBeginning);
  });

  test.each([60, 300, longestBeginning])("has all masks over a picture, also of a card with 200 of them (of %d characters)", (most) => {
    const masks = Array.from({ length: 200 }, (_, at) => `${at + 1} box 0.1 0.1 0.1 0.1: 左心房の一部分 ${"part ".repeat(10)}`);
    for (const isAnswered of [false, true]) {
      const question = maskedTerm({ term: `A heart ![](media/AAAA.png) ${"word ".repeat(10_000)}`, masks }, { asked: "all", isAnswered });
      const [picture] = spansOf(beginningOf(question, most)).filter(({ kind }) => kind === "picture");
      expect(readMaskView((picture && "masks" in picture && picture.masks) || "")?.masks).toHaveLength(200);
    }
  });

  test("is short where a text only looks like masks", () => {
    expect(beginningOf("#o=".repeat(longestBeginning)).length).toBeLessThanOrEqual(longestBeginning + 3);
    expect(beginningOf(`#o= ${"x".repeat(2 * longestBeginning)}`)).toHaveLength(longestBeginning);
  });

  test.each([
    ["a gap", `${"word ".repeat(3990)}{{c1::SECRET ${"x".repeat(500)}}}`],
    ["a gap in a gap", `${"word ".repeat(3980)}{{c2::a {{c1::b}} SECRET ${"x".repeat(500)}}}`],
    ["a formula with braces of its own", `${"word ".repeat(3980)}{{c1::\\(\\frac{a}{b}\\) SECRET ${"x".repeat(500)}}}`],
    ["a gap with braces that are text", `${"word ".repeat(3980)}{{c1::\\} \\} } SECRET ${"x".repeat(500)}}}`],
    ["a gap after one that is closed", `{{c1::a}} ${"word ".repeat(3980)}{{c1::SECRET ${"x".repeat(500)}}}`],
  ])("never shows the text of %s that is cut off", (_what, side) => {
    expect(side).toContain("SECRET");
    expect(side.indexOf("SECRET")).toBeLessThan(longestBeginning);
    expect(beginningOf(side)).not.toContain("SECRET");
    expect(beginningOf(side).length).toBeGreaterThan(19_000);
  });
});
