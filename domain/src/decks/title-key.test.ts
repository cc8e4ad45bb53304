import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { anyCodePoint } from "../../test/any-code-point.ts";
import { compareCodePoints } from "./compare-code-points.ts";
import { titleKey, titleKeyMaxLength } from "./title-key.ts";

const inOrder = (...titles: string[]) => titles.toSorted((a, b) => compareCodePoints(titleKey(a), titleKey(b)));

describe("titles in order", () => {
  test.each<[string, string[]]>([
    ["stand without regard to case", ["apple", "Banana", "cherry"]],
    ["stand without regard to accents", ["cafe", "Café au lait", "cage"]],
    ["stand by the value of their numbers", ["Unit 2", "Unit 09", "Unit 10", "Unit 100"]],
    ["stand by the value of numbers in other scripts", ["lesson ٢", "lesson 3", "lesson ١٠"]],
    ["put signs before digits, and digits before letters", ["% of what", "1984", "Animal Farm"]],
    ["take ligatures and sharp s apart", ["Oedipus", "œuvre", "strasse", "Straße 2"]],
    ["put katakana beside its hiragana", ["あさ", "アシ", "あす"]],
    ["put the Latin before the Greek, the Greek before the Cyrillic", ["zeta", "ζήτα", "зета"]],
    ["put emoji, which are signs, before every letter", ["🦓 zebra", "zebra", "日本"]],
  ])("%s", (_rule, titles) => {
    expect(inOrder(...titles.toReversed())).toEqual(titles);
  });

  test.each([
    ["Capitals", "  capitals "],
    ["e\u0301cole", "École"],
    ["two  blanks", "two\tblanks"],
    ["9", "٩"],
    ["ﬁne", "fine"],
  ])("%j and %j have equal keys", (a, b) => {
    expect(titleKey(a)).toBe(titleKey(b));
  });

  test("for any title, a key is well-formed text within its limit, and its own key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const key = titleKey(title);
        expect(key.length).toBeLessThanOrEqual(titleKeyMaxLength);
        expect(key.isWellFormed()).toBe(true);
        expect(key).not.toContain("\0");
      }),
    );
  });
});

describe("the order of code points", () => {
  const text = fc.string({ unit: anyCodePoint, maxLength: 5 });
  const points = (of: string) => Array.from(of, (letter) => letter.codePointAt(0) ?? 0);

  test("is that of UTF-8 bytes, as databases compare", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        fc.pre(a.isWellFormed() && b.isWellFormed());
        const [first, second] = [points(a), points(b)];
        const differing = first.findIndex((point, at) => point !== second[at]);
        const expected = differing === -1 ? first.length - second.length : (first[differing] ?? -1) - (second[differing] ?? -1);
        expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(expected));
      }),
    );
  });

  test("sorts emoji after the last letters of the first plane; JavaScript's own order has them before", () => {
    expect(compareCodePoints("\uffee", "😀")).toBeLessThan(0);
  });
});
