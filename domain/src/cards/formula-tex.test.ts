import { expect, test } from "vitest";
import { blocksOf } from "./text/blocks.ts";
import { formulaTex } from "./formula-tex.ts";
import type { GapView } from "./text/spans.ts";

function texOf(term: string, view: GapView | null): string {
  const [block] = blocksOf(term, { gaps: true });
  const span = block?.kind === "paragraph" ? block.spans[0] : undefined;
  return span?.kind === "formula" ? formulaTex(span.parts, view) : "";
}

const term = "\\( \\frac{{c1::a::top}}{{{c2::\\sqrt{b}}}} \\)";

test.each<[string, GapView | null, string]>([
  ["no gap is asked for", null, "\\frac{a}{{\\sqrt{b}}}"],
  ["one with a hint is", { askedGap: 1, isAnswered: false }, "\\frac{\\boxed{\\text{top}}}{{\\sqrt{b}}}"],
  ["one without is", { askedGap: 2, isAnswered: false }, "\\frac{a}{{\\boxed{\\text{?}}}}"],
  ["it is answered", { askedGap: 2, isAnswered: true }, "\\frac{a}{{\\boxed{\\sqrt{b}}}}"],
  ["all are", { askedGap: "all", isAnswered: false }, "\\frac{\\boxed{\\text{top}}}{{\\boxed{\\text{?}}}}"],
])("a formula while %s", (_when, view, tex) => {
  expect(texOf(term, view)).toBe(tex);
});

test("a hint is text, with any characters", () => {
  expect(texOf("\\({{c1::a::5% of {x} \\def}}\\)", { askedGap: 1, isAnswered: false })).toBe("{\\boxed{\\text{5  of  x   def}}}");
});
