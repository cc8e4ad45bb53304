import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { piecesOf, type Message, type MessageFormats } from "@recollect/domain/words/message.ts";

function formatsOf(language: string): MessageFormats {
  return {
    plain: String,
    whole: (value) => value.toLocaleString(language, { maximumFractionDigits: 0 }),
    percent: (value) => value.toLocaleString(language, { style: "percent" }),
    plural: (value) => new Intl.PluralRules(language).select(value),
  };
}

function written(message: string, values: Readonly<Record<string, string | number>> = {}, language = "en"): string {
  return piecesOf<string | number>(compileMessage(message) as Message, values, formatsOf(language)).join("");
}

describe("a message", () => {
  test.each([
    ["Close", {}, "Close"],
    ["Study: {what}", { what: "Bones" }, "Study: Bones"],
    ["{a}{b}{a}", { a: "x", b: "y" }, "xyx"],
    ["#{tag}", { tag: "anatomy" }, "#anatomy"],
    ["it''s, don't and '{as it is}'", {}, "it's, don't and {as it is}"],
    ["Use <br> & “quotes”", {}, "Use <br> & “quotes”"],
    ["{what}", { what: "{other} # $& \\" }, "{other} # $& \\"],
    ["{gone}.", {}, "."],
    ["{count, number} of {of, number}", { count: 1234, of: 1_000_000 }, "1,234 of 1,000,000"],
    ["{share, number, percent}", { share: 0.9 }, "90%"],
    ["card {card}", { card: 1234 }, "card 1234"],
    ["{who, select, you {your cards} other {their cards}}", { who: "you" }, "your cards"],
    ["{who, select, you {your cards} other {their cards}}", { who: "toString" }, "their cards"],
  ])("%s with %o", (message, values, text) => {
    expect(written(message, values)).toBe(text);
  });

  test.each([
    [0, "0 decks"],
    [1, "1 deck"],
    [1.4, "1 deck"],
    [1.5, "2 decks"],
    [1234, "1,234 decks"],
  ])("counts %d by the rounded number", (count, text) => {
    expect(written("{count, plural, one {# deck} other {# decks}}", { count })).toBe(text);
  });

  test("has a form for one number alone before the form of its kind", () => {
    const due = "{days, plural, =0 {today} =1 {tomorrow} other {in # days}}";
    expect([0, 1, 2].map((days) => written(due, { days }))).toEqual(["today", "tomorrow", "in 2 days"]);
  });

  test.each([
    ["pl", [1, 2, 5, 22, 112], ["1 karta", "2 karty", "5 kart", "22 karty", "112 kart"]],
    ["ar", [0, 1, 2, 3, 11, 100], ["صفر", "واحدة", "اثنتان", "قليل", "كثير", "مئة"]],
  ])("takes the forms of %s", (language, counts, texts) => {
    const message =
      language === "pl"
        ? "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}"
        : "{count, plural, zero {صفر} one {واحدة} two {اثنتان} few {قليل} many {كثير} other {مئة}}";
    expect(counts.map((count) => written(message, { count }, language))).toEqual(texts);
  });

  test("writes the number of the inner plural and of the outer one", () => {
    const message = "{a, plural, one {# set of {b, plural, one {# card} other {# cards}} (#)} other {# sets}}";
    expect(written(message, { a: 1, b: 7 })).toBe("1 set of 7 cards (1)");
  });

  test("keeps elements as they are", () => {
    const title = { element: "b" };
    expect(piecesOf(compileMessage("History of {title}.") as Message, { title }, formatsOf("en"))).toEqual(["History of ", title, "."]);
  });

  test("writes each text that is inserted as the language wishes, and no number or word of its own", () => {
    const message = compileMessage("“{title}”: {count, plural, one {# card of {who}} other {# cards of {who}}}") as Message;
    const formats = { ...formatsOf("en"), text: (value: string) => `<${value}>` };
    expect(piecesOf<string | number>(message, { title: "Rivers", count: 2, who: "Ada" }, formats).join("")).toBe(
      "“<Rivers>”: 2 cards of <Ada>",
    );
  });
});
