import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { anyCodePoint } from "../../../test/any-code-point.ts";
import { hostileStrings } from "../../../test/hostile-strings.ts";
import { quickestMs } from "../../../test/quickest-ms.ts";
import { escaped, formattedSpans, plainText } from "./format.ts";
import { deepestSpan, type Span } from "./spans.ts";

/** Any text, including lone surrogates; and texts made mostly of marks, where bugs are most likely. */
const anyText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom("*", "**", "***", "__", "~~", "_", "~", "`", "``", "\\", " ", "\n", "a", "1", "é", "😀", "\u0301", "<b>"), {
      maxLength: 40,
    })
    .map((parts) => parts.join("")),
);

/** Each law extracts something from a text, and says what it must be. */
const laws: Record<string, (text: string) => { found: unknown; lawful: unknown }> = {
  "what is shown are characters of the text, in their order": (text) => ({ found: isSubsequence(plainText(text), text), lawful: true }),
  "what is left out are marks, backslashes and the spaces around code": (text) => ({
    found: leftOut(text).replace(/[\\*_~` ]/g, ""),
    lawful: "",
  }),
  "spans nest at most five deep": (text) => ({ found: depthOf(formattedSpans(text)) <= deepestSpan, lawful: true }),
  "no span is empty, and no two text spans stand side by side": (text) => ({ found: isTidy(formattedSpans(text)), lawful: true }),
  "no mark stands inside itself": (text) => ({ found: repeatsMark(formattedSpans(text), []), lawful: false }),
  "a text without marks and backslashes is one span": (text) => {
    const plain = text.replace(/[\\*_~`]/g, "");
    return { found: formattedSpans(plain), lawful: oneSpan(plain) };
  },
  "an escaped text is one span that equals the text": (text) => ({ found: formattedSpans(escaped(text)), lawful: oneSpan(text) }),
  "the plain text of an escaped text is the text": (text) => ({ found: plainText(escaped(text)), lawful: text }),
};

describe.each(Object.entries(laws))("%s", (_name, law) => {
  test("for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { found, lawful } = law(text);
        expect(found).toEqual(lawful);
      }),
      { numRuns: lawRuns(3000) },
    );
  });

  test.each(hostileStrings)("for $name", ({ text }) => {
    const { found, lawful } = law(text);
    expect(found).toEqual(lawful);
  });
});

test.each(["*", "**", "__", "~~"])("a word between two %s is marked, in any context", (mark) => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(word, word, word, (before, inside, after) => {
      const spans = formattedSpans(`${before} ${mark}${inside}${mark} ${after}`);
      expect(spans).toEqual([
        { kind: "text", text: `${before} ` },
        { kind: { "*": "italic", "**": "bold", __: "underline", "~~": "strike" }[mark], children: [{ kind: "text", text: inside }] },
        { kind: "text", text: ` ${after}` },
      ]);
    }),
  );
});

test("code between enough backticks is displayed character for character", () => {
  fc.assert(
    fc.property(anyText, (inside) => {
      const longest = Math.max(0, ...(inside.match(/`+/g) ?? []).map((row) => row.length));
      const fence = "`".repeat(longest + 2);
      expect(formattedSpans(`${fence} x${inside}x ${fence}`)).toEqual([{ kind: "code", text: `x${inside}x` }]);
    }),
  );
});

/** Each takes 1 to 40 ms on a small machine. The limit is far above that, for a busy machine, and far below the time of a quadratic parser. */
const patterns = [
  "*",
  "*_~",
  "**a ",
  "*a ",
  "a* ",
  "*a",
  "`",
  "`a",
  "`` ` ",
  "`a``b",
  "\\",
  "\\`",
  "__a ",
  "~~a **b *c ",
  "***a ",
  "a**b*",
  "*a `",
  "é*",
  "*\u0301",
  "``  ",
];

test.each(patterns)("100,000 characters of %j are read in linear time", (pattern) => {
  const text = pattern.repeat(100_000 / pattern.length);
  expect(quickestMs(() => plainText(text))).toBeLessThan(1500);
});

test.each([
  ["italics, each within the last", "*a ", "", " a*"],
  ["all four marks, each within the last", "**__~~*a ", "", " a*~~__**"],
  ["bold and italic at once", "***a ", "", " a***"],
  ["marks that all cross", "**a *b ", "x", " b** a*"],
])("50,000 levels of %s are rendered without a stack overflow", (_what, opening, middle, closing) => {
  const spans = formattedSpans(opening.repeat(50_000) + middle + closing.repeat(50_000));
  expect(depthOf(spans)).toBeLessThanOrEqual(deepestSpan);
});

test("440 rows of backticks of every length are read in linear time", () => {
  const text = Array.from({ length: 440 }, (_, row) => "`".repeat(row + 1)).join(" ");
  expect(plainText(text)).toBe(text);
});

function oneSpan(text: string): Span[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const unit of part.split("")) {
    at = whole.indexOf(unit, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** The code units of the text that are not displayed, in any order. */
function leftOut(text: string): string {
  const shown = new Map<string, number>();
  for (const unit of plainText(text).split("")) shown.set(unit, (shown.get(unit) ?? 0) + 1);
  return text
    .split("")
    .filter((unit) => {
      const left = shown.get(unit) ?? 0;
      if (left > 0) shown.set(unit, left - 1);
      return left === 0;
    })
    .join("");
}

function depthOf(spans: readonly Span[]): number {
  return spans.reduce((deepest, span) => Math.max(deepest, 1 + ("children" in span ? depthOf(span.children) : 0)), 0);
}

function isTidy(spans: readonly Span[]): boolean {
  return spans.every((span, at) => {
    if ("children" in span) return span.children.length > 0 && isTidy(span.children);
    return span.text !== "" && !(span.kind === "text" && spans[at - 1]?.kind === "text");
  });
}

function repeatsMark(spans: readonly Span[], above: readonly string[]): boolean {
  return spans.some((span) => "children" in span && (above.includes(span.kind) || repeatsMark(span.children, [...above, span.kind])));
}
