import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { anyCodePoint } from "../../../test/any-code-point.ts";
import { blocksOf } from "./blocks.ts";
import { escaped, plainTerm, plainText } from "./format.ts";
import { hostileSides } from "../../../test/hostile-sides.ts";
import { pieces } from "./inline-tokens.ts";
import { deepestGap } from "./gaps.ts";
import { deepestSpan, type Block, type Span } from "./spans.ts";
import { mediaNames, mediaWritten } from "../card-media.ts";
import { gapsOf } from "../term-gaps.ts";

const signs = [
  ..."*_~`^\\[](){}:!-$a1 \n".split(""),
  ..."**|__|~~|```|\n- |\n1. |\n```\n|```js\n|\\(|\\)|\\[|\\]|{{c1::|{{c2::|}}|::|](https://a.b/|](media/|a.png)|![|<b>|é|😀|\u0301|\u202E|\r\n".split(
    "|",
  ),
];

/** Any text, including lone surrogates; and texts made mostly of markup. */
const anySide = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint, maxLength: 60 }) },
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...signs), { maxLength: 40 }).map((parts) => parts.join("")) },
);

/** Characters; linear time has a law of its own. */
const longestInLaws = 10_000;

const readings = [
  { lines: true, gaps: true },
  { lines: true, gaps: false },
  { lines: false, gaps: false },
];

function withoutMarks(all: ReturnType<typeof pieces>): unknown {
  return all.filter(({ kind }) => !["text", "row", "sub", "sup"].includes(kind));
}

/** Each law extracts something from a side, and says what it must be. */
const laws: Record<string, (side: string) => { found: unknown; lawful: unknown }> = {
  "its pieces, as they were typed, are the side": (side) => ({
    found: readings.map((reading) =>
      pieces(side, reading)
        .map(({ from, to }) => side.slice(from, to))
        .join(""),
    ),
    lawful: readings.map(() => side),
  }),
  "gaps, code, formulas, links and lines are found with marks or without": (side) => ({
    found: withoutMarks(pieces(side, { lines: true, gaps: true, marks: false })),
    lawful: withoutMarks(pieces(side, { lines: true, gaps: true })),
  }),
  "whatever picture or sound it uses is written in it": (side) => ({
    found: mediaNames(side).filter((id) => !mediaWritten(side).includes(id)),
    lawful: [],
  }),
  "no piece is empty, and each begins where the last one ends": (side) => ({
    found: readings.every((reading) =>
      pieces(side, reading).every(({ from, to }, at, all) => from < to && from === (all[at - 1]?.to ?? 0)),
    ),
    lawful: true,
  }),
  "spans nest at most as deep as documented": (side) => ({
    found: deepest(blocksOf(side, { gaps: true })) <= deepestSpan + deepestGap,
    lawful: true,
  }),
  "an escaped side is one text that equals it": (side) => ({
    found: blocksOf(escaped(side), { gaps: true }),
    lawful: side === "" ? [] : [{ kind: "paragraph", spans: [{ kind: "text", text: side }] }],
  }),
  "links lead to the web, pictures and sounds are our own": (side) => ({
    found: addresses(blocksOf(side)).filter((one) => !lawfulAddress.test(one)),
    lawful: [],
  }),
  "a gap that is asked for is a blank in the words of its question": (side) => ({
    found: gapsOf(side).filter((gap) => !plainTerm(side, gap).includes("[")),
    lawful: [],
  }),
  "it has words": (side) => ({ found: [typeof plainText(side), typeof plainTerm(side)], lawful: ["string", "string"] }),
};

const lawfulAddress = /^(?:https?:\/\/[^\s@/?#]+(?:[/?#]\S*)?|media\/[\w-]+\.[a-z0-9]+)$/i;

describe.each(Object.entries(laws))("%s", (_name, law) => {
  test("for any side", () => {
    fc.assert(
      fc.property(anySide, (side) => {
        const { found, lawful } = law(side);
        expect(found).toEqual(lawful);
      }),
      { numRuns: lawRuns(1500) },
    );
  });

  test("for every hostile text", () => {
    for (const { text } of hostileSides) {
      const { found, lawful } = law(text.slice(0, longestInLaws));
      expect(found).toEqual(lawful);
    }
  });
});

test("the hidden word of a gap never appears in its question", () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const around = fc.constantFrom("", "**", "- ", "1. ", "\\(", "text ");
  fc.assert(
    fc.property(word, around, around, (hidden, before, inside) => {
      const term = `${before}{{c1::${inside}SECRET${hidden}::hint}}${before === "\\(" ? "\\)" : before}`;
      expect(plainTerm(term, 1)).not.toContain("SECRET");
    }),
  );
});

/** For any repeated text the work grows linearly: about one step for each character. */
describe.each([
  "*",
  "**a ",
  "*a ",
  "`a",
  "`` ` ",
  "__a ",
  "~~a **b *c ",
  "é*",
  "*\u0301",
  "{{c1::",
  "{{c1::a}}",
  "{{c1::a::",
  "{",
  "}",
  "{{c1::{",
  "\\(",
  "\\)",
  "\\(a",
  "\\(a\\)",
  "\\[",
  "\\\\(",
  "[",
  "[a](",
  "[a](https://a",
  "](https://a",
  "![",
  "![a](media/",
  "![a](media/a.png)",
  "- a\n",
  "- `",
  "- \n",
  "1. a\n",
  "```\n",
  "```js\n",
  "````\n```\n",
  "`\n- ",
  "\n",
  " \n",
  "~a",
  "^a",
  "x^a^",
  "~",
  "^",
  "::",
  "[a](https://(",
  "\\",
])("%j over and over", (pattern) => {
  test.each(readings)("is read in about as many steps as it has characters, %o", (reading) => {
    const steps = [3_000, 12_000].map((length) => {
      const tally = { steps: 0 };
      pieces(pattern.repeat(Math.ceil(length / pattern.length)), reading, tally);
      return tally.steps / length;
    });
    for (const perCharacter of steps) expect(perCharacter).toBeLessThan(16);
  });
});

test.each([
  ["openings, then one address that never ends", "[".repeat(20_000) + "](https://" + "a".repeat(20_000)],
  ["long fences that are never closed, then short ones", "`````js\n".repeat(4000) + "```\n".repeat(4000)],
  ["fences of every length", Array.from({ length: 200 }, (_, row) => `${"`".repeat(row + 3)}\n`).join("")],
  ["gaps in one another, then all their ends", "{{c1::".repeat(6000) + "a" + "}}".repeat(6000)],
  ["one gap with 10,000 lines that look like items", `{{c1::${"a\n- b".repeat(10_000)}}}`],
  ["a line of 40,000 backticks apart", `- ${"` ``".repeat(10_000)}`],
])("%s are read in linear time", (_what, text) => {
  const tally = { steps: 0 };
  pieces(text, { lines: true, gaps: true }, tally);
  expect(tally.steps / text.length).toBeLessThan(16);
});

function deepest(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.flatMap((block) => (block.kind === "code block" ? [1] : spanLists(block).map(depthOf))));
}

function spanLists(block: Exclude<Block, { kind: "code block" }>): readonly (readonly Span[])[] {
  return block.kind === "list" ? block.items.map(({ spans }) => spans) : [block.spans];
}

function depthOf(spans: readonly Span[]): number {
  return spans.reduce((most, span) => Math.max(most, 1 + ("children" in span ? depthOf(span.children) : 0)), 0);
}

function addresses(blocks: readonly Block[]): string[] {
  const within = (spans: readonly Span[]): string[] =>
    spans.flatMap((span) => {
      if ("children" in span) return within(span.children);
      if (span.kind === "link") return [span.href];
      return "id" in span ? [`media/${span.id}.${span.extension}`] : [];
    });
  return blocks.flatMap((block) => (block.kind === "code block" ? [] : spanLists(block).flatMap(within)));
}

test("there are two hundred hostile texts, with distinct names", () => {
  expect(hostileSides.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileSides.map(({ name }) => name)).size).toBe(hostileSides.length);
});

test("every hostile text is read in about as many steps as it has characters", () => {
  const steps = hostileSides.map(({ name, text }) => {
    const tally = { steps: 0 };
    pieces(text, { lines: true, gaps: true }, tally);
    return { name, perCharacter: tally.steps / (text.length + 50) };
  });
  expect(steps.filter(({ perCharacter }) => perCharacter > 16)).toEqual([]);
});
