import { expect, test } from "vitest";

import { SUGGESTION } from "../../limits/limits.ts";
import { suggestionProblem, suggestionStart } from "./suggestion.ts";

const card = { term: "mitosis ![](media/p1.png)", definition: "division", extra: "![](media/p2.png)" };
const problem = (text: string, { field = "definition" as const, sentence = "" } = {}) =>
  suggestionProblem({ changes: [{ field, base: card[field], text }], sentence }, card);

test("a suggestion has words of its own, within the limits", () => {
  expect(problem("division of a nucleus")).toBeNull();
  expect(problem(" \u200b ")).toBe("suggestion/text-needed");
  expect(problem(" division ")).toBe("suggestion/same-text");
  expect(suggestionProblem({ changes: [], sentence: "" }, card)).toBe("suggestion/same-text");
  const longest = "x".repeat(SUGGESTION.textMaxLength);
  expect([problem(` ${longest} `), problem(`${longest}x`)]).toEqual([null, "suggestion/too-long"]);
  expect(problem("x", { sentence: "y".repeat(SUGGESTION.sentenceMaxLength + 1) })).toBe("suggestion/sentence-too-long");
});

test("a suggestion moves the card's pictures and brings none of its own", () => {
  expect(problem("see ![](media/p1.png) and ![](media/p2.png)")).toBeNull();
  expect(problem("see ![](media/p3.png)")).toBe("suggestion/new-media");
});

test("a suggestion leaves something to ask", () => {
  const gap = { term: "The {{c1::powerhouse}} of the cell", definition: "" };
  const of = (text: string) => suggestionProblem({ changes: [{ field: "term", base: gap.term, text }], sentence: "" }, gap);
  expect([of("The {{c1::engine}} of the cell"), of("The powerhouse of the cell")]).toEqual([null, "suggestion/incomplete"]);
});

test("a suggestion may be about a card's note, also where there is none yet", () => {
  const about = (note: { extra?: string }, text: string) =>
    suggestionProblem(
      { changes: [{ field: "extra", base: note.extra ?? "", text }], sentence: "" },
      { term: "a", definition: "b", ...note },
    );
  expect([about({}, "page 3"), about({ extra: "page 2" }, "page 3"), about({ extra: "page 3" }, " page 3 ")]).toEqual([
    null,
    null,
    "suggestion/same-text",
  ]);
});

test("a notice has the beginning of the words", () => {
  expect(suggestionStart(" the **division** of {{c1::cells}} ")).toBe("the division of cells");
  expect(suggestionStart("![](media/p1.png)")).not.toBe("");
  expect(suggestionStart("x".repeat(SUGGESTION.textMaxLength))).toHaveLength(SUGGESTION.startLength + 1);
});
