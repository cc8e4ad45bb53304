import fc from "fast-check";
import { expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { quickestMs } from "../../../test/quickest-ms.ts";
import { withoutFormulas } from "./formulas.ts";
import { createPlaceholders } from "./placeholders.ts";

/** Formulas as one regular expression: concise, but it takes minutes for many openings without an end. */
const asSaid =
  /\[latex\]([\s\S]*?)\[\/latex\]|\[\$\$\]([\s\S]*?)\[\/\$\$\]|\[\$\]([\s\S]*?)\[\/\$\]|\\\(((?:\\(?![()])[\s\S]|[^\\])*)\\\)|\\\[((?:\\(?![[\]])[\s\S]|[^\\])*)\\\]/gi;

const signs = [
  "[latex]",
  "[/latex]",
  "[LaTeX]",
  "[$]",
  "[/$]",
  "[$$]",
  "[/$$]",
  "\\(",
  "\\)",
  "\\[",
  "\\]",
  "\\",
  "\\\\",
  "(",
  "[",
  "a",
  " ",
  "\n",
];
const html = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((parts) => parts.join(""));

test("the parser finds the same formulas as the regular expression", () => {
  fc.assert(
    fc.property(html, (text) => {
      const found: string[] = [];
      const rest = withoutFormulas(text, createPlaceholders(), (inside) => (found.push(inside), ""));
      const said = [...text.matchAll(asSaid)].map((match) => match.slice(1).find((inside) => inside !== undefined) ?? "");
      expect(found).toEqual(said.filter((inside) => inside.trim() !== ""));
      expect(rest.replaceAll(/[\u{F0000}-\u{FFFFD}]/gu, "")).toBe(text.replace(asSaid, ""));
    }),
    { numRuns: lawRuns(3000) },
  );
});

test.each(["[latex]", "<anki-mathjax", "<anki-mathjax>", "[$]", "[$$]", "\\(", "\\\\(", "\\\\[", "\\(\\["])(
  "%j repeated is read in linear time",
  (part) => {
    const text = part.repeat(60_000);
    expect(quickestMs(() => void withoutFormulas(text, createPlaceholders(), (inside) => inside))).toBeLessThan(30_000);
  },
);
