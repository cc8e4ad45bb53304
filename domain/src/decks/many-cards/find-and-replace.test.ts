import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mediaNames } from "../../cards/card-media.ts";
import type { DeckForm, FormCard } from "../deck-form.ts";
import { longestFind, replacementsIn, reversed, withReplacements, type FindOptions } from "./find-and-replace.ts";

const options = (find: string, more: Partial<FindOptions> = {}): FindOptions => ({ find, isCaseKept: false, isWholeWord: false, ...more });

function formOfCards(cards: readonly (readonly [string, string])[]): DeckForm {
  return { title: "", description: "", cards: cards.map(([term, definition], at): FormCard => ({ key: `k${at}`, term, definition })) };
}

function replacedTerm(term: string, find: FindOptions, replacement: string): string {
  const form = formOfCards([[term, ""]]);
  return withReplacements(form, replacementsIn(form.cards, find, replacement).replacements).cards[0]!.term;
}

const media = "media/AbC123-_xYz0AbC1.png";

describe("replacing a text", () => {
  test.each([
    ["every place of it", "a rat and a rat", options("rat"), "cat", "a cat and a cat"],
    ["in any case", "Rat, RAT, rat", options("rat"), "cat", "cat, cat, cat"],
    ["in its own case alone", "Rat, rat", options("rat", { isCaseKept: true }), "cat", "Rat, cat"],
    ["as a whole word alone", "rat, rats, pirate, rat_2", options("rat", { isWholeWord: true }), "cat", "cat, rats, pirate, rat_2"],
    ["with nothing", "the the cell", options("the "), "", "cell"],
    ["not as a pattern", "1+1=2 (a.b)", options("(a.b)"), "$&", "1+1=2 $&"],
    ["in both spellings of an accent", "caf\u00e9 cafe\u0301 cafe", options("caf\u00e9"), "tea", "tea tea cafe"],
    ["not as a part of a letter", "e\u0301e", options("e"), "o", "e\u0301o"],
    ["in other scripts", "猫と犬", options("猫"), "鳥", "鳥と犬"],
    ["between marks", "**rat** and *rats*", options("rat"), "cat", "**cat** and *cats*"],
    ["in the description of a picture, and not in its address", `![png](${media}) png`, options("png"), "jpg", `![jpg](${media}) jpg`],
    [
      "in the text of a link, and not in its address",
      "[cell](https://cell.org/cell) cell",
      options("cell"),
      "unit",
      "[unit](https://cell.org/cell) unit",
    ],
    ["not in a formula", "x is \\(x^2 + \\max\\)", options("x"), "y", "y is \\(x^2 + \\max\\)"],
    ["in code and in a block of code, and not in its language", "`js` js\n```js\njs\n```", options("js"), "ts", "`ts` ts\n```js\nts\n```"],
    ["in a gap and its hint, and not in its number", "{{c1::cell::c1}} c1", options("c1"), "x", "{{c1::cell::x}} x"],
    ["not the marks themselves", "**a** * b", options("*"), "+", "**a** + b"],
  ])("replaces it %s", (_, term, find, replacement, after) => {
    expect(replacedTerm(term, find, replacement)).toBe(after);
  });

  test("leaves a side out, and counts it, if the replacement would change its picture, link, formula or gap", () => {
    const cards = formOfCards([
      [`![heart](${media})`, "heart"],
      ["{{c1::heart}}", ""],
      ["`heart` and \\(x\\)", ""],
    ]).cards;
    const { replacements, leftOut } = replacementsIn(cards, options("heart"), "a](b");
    expect(leftOut).toBe(1);
    expect(replacements.map(({ key, side }) => [key, side])).toEqual([
      ["k0", "definition"],
      ["k1", "term"],
      ["k2", "term"],
    ]);
    expect(replacementsIn(cards, options("heart"), "}}").leftOut).toBe(1);
    expect(replacementsIn(cards, options("heart"), "`").leftOut).toBe(1);
  });

  test("finds both sides of each card in order, with each place", () => {
    const { replacements } = replacementsIn(formOfCards([["cell", "a cell, a Cell"]]).cards, options("cell"), "unit");
    expect(replacements).toEqual([
      { key: "k0", side: "term", found: [{ from: 0, to: 4 }], before: "cell", after: "unit" },
      {
        key: "k0",
        side: "definition",
        found: [
          { from: 2, to: 6 },
          { from: 10, to: 14 },
        ],
        before: "a cell, a Cell",
        after: "a unit, a unit",
      },
    ]);
  });

  test.each(["", "x".repeat(longestFind + 1)])("finds nothing for a text that is empty or too long", (find) => {
    expect(replacementsIn(formOfCards([["x".repeat(400), ""]]).cards, options(find), "y").replacements).toEqual([]);
  });

  test("goes through a million characters that are nearly the text", () => {
    const cards = formOfCards([["a".repeat(1_000_000), "*a".repeat(100_000)]]).cards;
    expect(replacementsIn(cards, options(`${"a".repeat(298)}b`), "").replacements).toEqual([]);
  });

  test("a side that was changed since the preview stays", () => {
    const form = formOfCards([["cell", "cell"]]);
    const { replacements } = replacementsIn(form.cards, options("cell"), "unit");
    const changed = { ...form, cards: [{ ...form.cards[0]!, term: "cells" }] };
    expect(withReplacements(changed, replacements).cards[0]).toMatchObject({ term: "cells", definition: "unit" });
  });
});

describe("for any cards", () => {
  const markup = [
    "**",
    "*",
    "`",
    "\\(",
    "\\)",
    `![ab](${media})`,
    "[ab](https://ab.org)",
    "{{c1::",
    "}}",
    "::",
    "\n",
    "- ",
    "\\*",
    " ",
    "ab",
    "b",
    "é",
  ];
  const side = fc
    .array(fc.oneof(fc.constantFrom(...markup), fc.string({ maxLength: 4 })), { maxLength: 12 })
    .map((texts) => texts.join(""));
  const cards = fc.array(fc.tuple(side, side), { maxLength: 4 });
  const find = fc.constantFrom("a", "b", "ab", "AB", "é", " ");
  const choices = fc.record({ isCaseKept: fc.boolean(), isWholeWord: fc.boolean() });

  test("replacing twice is replacing once, if the new text has nothing of the old one", () => {
    fc.assert(
      fc.property(cards, find, choices, fc.constantFrom("Q", "zz", "日"), (sides, text, choice, replacement) => {
        const form = formOfCards(sides);
        const once = withReplacements(form, replacementsIn(form.cards, options(text, choice), replacement).replacements);
        expect(replacementsIn(once.cards, options(text, choice), replacement).replacements).toEqual([]);
      }),
    );
  });

  test("nothing else changes: the files of a side stay, and each place is the text that was looked for", () => {
    fc.assert(
      fc.property(cards, find, choices, fc.string({ maxLength: 5 }), (sides, text, choice, replacement) => {
        for (const { found, before, after } of replacementsIn(formOfCards(sides).cards, options(text, choice), replacement).replacements) {
          expect(mediaNames(after)).toEqual(mediaNames(before));
          let [rest, length] = ["", 0];
          for (const { from, to } of found) {
            expect(before.slice(from, to).normalize("NFC").toLowerCase()).toBe(text.toLowerCase());
            rest += before.slice(length, from) + replacement;
            length = to;
          }
          expect(after).toBe(rest + before.slice(length));
        }
      }),
    );
  });

  test("undoing restores every side exactly", () => {
    fc.assert(
      fc.property(cards, find, choices, fc.string({ maxLength: 5 }), (sides, text, choice, replacement) => {
        const form = formOfCards(sides);
        const { replacements } = replacementsIn(form.cards, options(text, choice), replacement);
        expect(withReplacements(withReplacements(form, replacements), reversed(replacements))).toEqual(form);
      }),
    );
  });
});
