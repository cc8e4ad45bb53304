import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import { expect, test } from "vitest";
import { isYesOrNo } from "./yes-or-no.ts";

const madeOf = (term: string, definition: string) => multipleChoice({ cards: [{ id: "c1", term, definition }], seed: 1 }).questions[0]!;

test("a question without wrong choices has ours, whatever its side ends with; a card's own Yes is the card's", () => {
  for (const term of ["Ohm's law", "Which law is this?", "![A coil](media/AAAAAAAAAAAAAAAA.png)"])
    expect(isYesOrNo(madeOf(term, "\\(U = RI\\)"))).toBe(true);
  const own = madeOf("sí", "Yes");
  expect([own.answer, isYesOrNo(own)]).toEqual(["Yes", false]);
});
