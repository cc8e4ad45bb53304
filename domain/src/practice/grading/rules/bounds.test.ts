import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { readingOf } from "../question/reading.ts";
import { veto } from "./vetoes.ts";

// The work for one answer is bounded, whatever the size of its deck and texts.

test("claims are searched in the first 1,000 other cards", () => {
  const asked = { term: "Longest river of Asia", definition: "Yangtze" };
  const claimed = { term: "Coldest continent", definition: "Antarctica" };
  const others = Array.from({ length: 1000 }, (_, at) => ({ term: `Town ${at}`, definition: `Mayor ${at}` }));
  const ruleWith = (deck: readonly (typeof asked)[]) => grade({ ...asked, answer: "the Yangtze, the coldest continent", deck }).rule;
  expect(ruleWith([...others.slice(1), claimed])).toBe("of-another");
  expect(ruleWith([...others, claimed])).not.toBe("of-another");
});

test("at most 150 numbers of each text are compared", () => {
  const vetoOf = (same: number) => {
    const before = Array.from({ length: same }, (_, at) => 100 + at).join(", ");
    const reading = readingOf({ term: "codes", definition: `${before}, 900`, answer: `${before}, 901`, deck: [] });
    return veto(reading.forms[0] ?? reading.answer, reading)?.rule ?? null;
  };
  expect(vetoOf(149)).toBe("different-number");
  expect(vetoOf(150)).toBeNull();
});

test("at most 30 cards that the answer may add are compared word by word", () => {
  const asked = { term: "Function of the liver", definition: "breaks down toxins" };
  const added = { term: "Function of the kidney", definition: "filters the blood" };
  const alike = Array.from({ length: 30 }, (_, at) => ({ term: `Part ${at}`, definition: `filth blooms ${at}` }));
  const ruleWith = (deck: readonly (typeof asked)[]) => grade({ ...asked, answer: "breaks down toxins and filters the blood", deck }).rule;
  expect(ruleWith([...alike.slice(1), added])).toBe("with-anothers");
  expect(ruleWith([...alike, added])).not.toBe("with-anothers");
});
