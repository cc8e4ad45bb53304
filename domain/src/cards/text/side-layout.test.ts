import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { anySide } from "../../../test/any-side.ts";
import { blocksOf } from "./blocks.ts";
import { partAround, sideLayout, type SidePart } from "./side-layout.ts";
import { wordsOf } from "./spans.ts";

/** Each part with what stands in it, its signs apart. */
function shown(text: string, gaps = true): string[] {
  return sideLayout(text, { gaps }).map((part) => {
    if (!("innerFrom" in part)) return `${part.kind}: ${text.slice(part.from, part.to)}`;
    const { kind, from, innerFrom, innerTo, to } = part;
    return `${kind}: ${text.slice(from, innerFrom)}|${text.slice(innerFrom, innerTo)}|${text.slice(innerTo, to)}`;
  });
}

describe("the parts of a side are found by their places", () => {
  test.each([
    ["plain words", []],
    ["a **bold *and italic* word**", ["bold: **|bold *and italic* word|**", "italic: *|and italic|*"]],
    ["***both***", ["bold: **|*both*|**", "italic: *|both|*"]],
    ["__under__ ~~out~~", ["underline: __|under|__", "strike: ~~|out|~~"]],
    ["H~2~O, x^2^", ["sub: ~|2|~", "sup: ^|2|^"]],
    ["`x` and `` a`b ``", ["code: `|x|`", "code: `` |a`b| ``"]],
    ["[cell](https://a.b/c_(d))", ["link: [|cell|](https://a.b/c_(d))"]],
    ["![a heart](media/abc.png)", ["picture: ![a heart](media/abc.png)"]],
    ["![](media/abc.mp3)", ["sound: ![](media/abc.mp3)"]],
    ["the {{c1::left **atrium**::which}}", ["gap: {{c1::|left **atrium**|::which}}", "bold: **|atrium|**"]],
    ["is \\(x^2\\) or \\[a\nb\\]", ["formula: \\(|x^2|\\)", "formula: \\[|a\nb|\\]"]],
    ["- one\n2. two", ["item: - ", "item: 2. "]],
    ["```js\nlet a;\n```", ["fence: ```js\n|let a;|\n```"]],
    ["5 \\* 3", ["escape: \\*"]],
  ])("%j", (text, parts) => {
    expect(shown(text)).toEqual(parts);
  });

  test("a definition has no gaps", () => {
    expect(shown("the {{c1::atrium}}", false)).toEqual([]);
  });
});

test("a place is in the innermost part around it, also at its edge", () => {
  const parts = sideLayout("a {{c1::**b**}}", { gaps: true });
  expect(partAround(parts, 2, ["gap"])).toMatchObject({ number: 1 });
  expect(partAround(parts, 11, ["gap", "bold"])).toMatchObject({ kind: "bold" });
  expect(partAround(parts, 1, ["gap"])).toBeNull();
});

/** What is left of a side without the signs that are not drawn. */
function withoutSigns(text: string, parts: readonly SidePart[]): string {
  const isHidden = new Uint8Array(text.length);
  const hide = (from: number, to: number) => isHidden.fill(1, from, to);
  for (const part of parts) {
    if (part.kind === "escape") hide(part.from, part.from + 1);
    else if (part.kind === "item") hide(part.from, part.to);
    else if (!("innerFrom" in part)) continue;
    else {
      hide(part.from, part.innerFrom);
      hide(part.innerTo, part.to);
    }
  }
  return text
    .split("")
    .filter((_, at) => isHidden[at] === 0)
    .join("");
}

/** The words of a card as its blocks are drawn, without their spaces. */
function drawnWords(side: string, gaps: boolean): string {
  const words = blocksOf(side, { gaps }).flatMap((block) => {
    if (block.kind === "code block") return [block.text];
    return (block.kind === "list" ? block.items : [block]).map(({ spans }) => wordsOf(spans));
  });
  return words.join("").replaceAll(/\s/g, "");
}

test("without the signs that are not drawn, a side has the words of its card", () => {
  fc.assert(
    fc.property(anySide, fc.boolean(), (side, gaps) => {
      const parts = sideLayout(side, { gaps });
      // Their words have escapes and descriptions of their own.
      fc.pre(!parts.some(({ kind }) => ["sub", "sup", "link", "picture", "sound", "formula"].includes(kind)));
      expect(withoutSigns(side, parts).replaceAll(/\s/g, "")).toBe(drawnWords(side, gaps));
    }),
    { numRuns: lawRuns(20_000) },
  );
});

test("parts lie in the side, nest in one another, and have their signs outside their words", () => {
  fc.assert(
    fc.property(anySide, (side) => {
      const parts = sideLayout(side, { gaps: true });
      for (const part of parts) {
        expect(part.from).toBeLessThan(part.to);
        expect(part.to).toBeLessThanOrEqual(side.length);
        const places = "innerFrom" in part ? [part.from, part.innerFrom, part.innerTo, part.to] : [part.from, part.to];
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
      for (const [at, part] of parts.entries()) {
        const crossed = parts.slice(at + 1).find(({ from, to }) => part.from < from && from < part.to && to > part.to);
        expect(crossed).toBeUndefined();
      }
    }),
    { numRuns: lawRuns(2000) },
  );
});
