import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isFormulaCard } from "../formula/as-formula.ts";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string, deck: { term: string; definition: string }[] = [], term = "What is it?") =>
  grade({ term, definition, answer, deck });

describe("what the card itself says gets 100", () => {
  test("its own text does, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
        fc.string({ unit: "grapheme", maxLength: 30 }),
        (text, term) => {
          fc.pre(text.trim() !== "");
          expect(graded(text, text, [], term).score).toBe(100);
        },
      ),
    );
  });

  const words = fc.array(
    fc.constantFrom("get", "up", "well", "known", "log", "in", "no", "not", "nobody", "we", "don't know", "seven", "wise", "is"),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

  test("its own words do, in any case and with other quotation marks and a full stop, outside formulas", () => {
    fc.assert(
      fc.property(words, fc.constantFrom("", ".", "!"), (some, end) => {
        const text = some.join(" ");
        fc.pre(!isFormulaCard({ term: "What is it?", definition: text }));
        expect(graded(text, `${text.toUpperCase().replaceAll("'", "’")}${end}`).score).toBe(100);
      }),
    );
  });

  test("each of its alternatives does", () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom(" / ", " | "), (some, others, separator) => {
        const [one, other] = [`aa ${some.join(" ")}`, `bb ${others.join(" ")}`];
        for (const answer of [one, other]) expect(graded(`${one}${separator}${other}`, answer).score).toBe(100);
      }),
    );
  });

  test("each wording that the student had counted as right does, also beside another card with that answer", () => {
    fc.assert(
      fc.property(words, fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (some, wording) => {
        fc.pre(wording.trim() !== "");
        const definition = some.join(" ");
        const deck = [{ term: "Another", definition: wording }];
        expect(grade({ term: "One", definition, answer: wording, accepted: [wording], deck }).score).toBe(100);
      }),
    );
  });

  test.each(["get up", "turn on", "set up", "check-in", "log-in", "I don't know", "no", "not", "it is not known", "a or b"])(
    "%s is a card's text that reads like something else",
    (text) => expect(graded(text, text).score).toBe(100),
  );
});

describe("a hyphen, a space and nothing between two words are one", () => {
  test.each([
    ["well-known", "well known"],
    ["well-known", "wellknown"],
    ["check-in", "check in"],
    ["check in", "check-in"],
    ["log-in", "login"],
    ["to log in", "log in"],
    ["T-shirt", "tshirt"],
    ["U-turn", "u turn"],
    ["old-fashioned", "oldfashioned"],
    ["mother-in-law", "mother in law"],
    ["up-to-date", "Up to date."],
  ])("%s: %s", (definition, answer) => expect(graded(definition, answer).score).toBe(100));

  test("unless the card's deck teaches the difference", () => {
    const deck = [
      { term: "to register at a hotel", definition: "check in" },
      { term: "the desk for it", definition: "check-in" },
    ];
    expect(graded("check-in", "check in", deck).score).toBeLessThan(100);
    expect(graded("check-in", "check-in", deck).score).toBe(100);
  });

  test("words joined by a hyphen are no formula", () => {
    expect(graded("well-known", "well-knows").reason.code).not.toBe("formula");
    expect(graded("to log in", "to log out").reason.code).not.toBe("formula");
    expect(graded("log x", "log(x)").score).toBe(100);
  });
});
