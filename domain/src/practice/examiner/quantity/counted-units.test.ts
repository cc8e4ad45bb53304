import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string) =>
  grade({ term: "How long?", definition, answer, deck: [{ term: "How long?", definition }] });

describe("a card with a number of units in words", () => {
  test.each([
    ["un año", "12 meses"],
    ["dos años", "24 meses"],
    ["ein Jahr", "12 Monate"],
    ["zwei Stunden", "120 Minuten"],
    ["une heure", "60 minutes"],
    ["un'ora", "60 minuti"],
    ["uma semana", "7 dias"],
    ["een jaar", "12 maanden"],
    ["en vecka", "7 dagar"],
    ["jeden rok", "12 miesięcy"],
    ["один год", "12 месяцев"],
    ["a year", "12 months"],
    ["a year", "one year"],
    ["an hour", "60 minutes"],
    ["media hora", "30 minutos"],
    ["eine halbe Stunde", "30 Minuten"],
    ["une demi-heure", "30 minutes"],
    ["mezz'ora", "30 minuti"],
    ["pół godziny", "30 minut"],
    ["zwei Euro", "2 €"],
  ])("is the same in other units: %s, %s", (definition, answer) =>
    expect(graded(definition, answer)).toMatchObject({ score: 100, rule: "number" }),
  );

  test.each([
    ["un año", "cinco años"],
    ["dos años", "tres años"],
    ["ein Jahr", "fünf Jahre"],
    ["un anno", "cinque anni"],
    ["uma semana", "duas semanas"],
    ["a year", "five years"],
    ["a year", "a month"],
    ["media hora", "una hora"],
  ])("is another with another number: %s, %s", (definition, answer) => expect(graded(definition, answer).score).toBe(0));

  test.each([
    ["ein Tag", "der Tag"],
    ["a foot", "foot"],
    ["a foot", "feet"],
    ["un metro", "el metro"],
    ["an hour", "the hour"],
  ])("is a word like others where the answer counts nothing: %s, %s", (definition, answer) =>
    expect(graded(definition, answer).score).toBeGreaterThan(90),
  );
});

test("a fraction before letters is a formula and no unit", () => expect(graded("½mv²", "0.5 m v²").score).toBeGreaterThan(90));

test("an article behind a number is no year: 10 dollars an acre", () =>
  expect(graded("10 dollars an acre", "10 years acre").score).toBeLessThan(90));
