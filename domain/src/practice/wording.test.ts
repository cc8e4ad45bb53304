import { expect, test } from "vitest";
import { listedQuestion, questionFor, questionParts, yesOrNoFor } from "./wording.ts";

const id = "card00000001";
const card = { term: "Which? **Is** it", definition: "this one? yes" };

test.each([id, `${id}_r`, `${id}_c1`])("the built-in wording is separated from the card's text: %s", (key) => {
  for (const question of [questionFor({ id: key, ...card }), yesOrNoFor({ id: key, ...card })]) {
    const { before, side } = questionParts(question, key);
    expect(`${before} ${side}`).toBe(question);
    expect(side.startsWith(card.term)).toBe(true);
  }
});

test.each([
  ["code", "What is printed?\n```js\nlog(1)\n```", "\n"],
  ["a picture", "Which bone? ![](media/abcdefghijklmnop.png)", "\n"],
  ["a list", "Layers:\n- one\n- two", "\n"],
  ["a formula on its own", "\\[x^2\\]", "\n"],
  ["a sentence in Japanese", "本を読む。", " "],
])("a term that ends with %s is not followed by a question mark", (_what, term, between) => {
  expect(questionFor({ id, term })).toBe(`What is the definition of: ${term}`);
  expect(yesOrNoFor({ id, term, definition: "d" })).toBe(`Is this the definition of: ${term}${between}d`);
});

test.each([
  ["in English", "Which one?"],
  ["in emphasis", "What is **this?**"],
  ["with spaces after it", "Which one? "],
  ["in Arabic", "ما هي عاصمة فرنسا؟"],
  ["in Japanese", "これは何ですか？"],
  ["in Greek", "Ποιος είναι;"],
  ["in Greek, with a mark of its own", "Ποιος είναι\u037e"],
])("a term that is a question already is asked as it is: %s", (_script, term) => {
  for (const key of [id, `${id}_r`]) {
    expect(questionFor({ id: key, term })).toBe(term);
    expect(questionParts(questionFor({ id: key, term }), key)).toEqual({ before: "", side: term, isOfBothSides: false });
    expect(yesOrNoFor({ id: key, term, definition: "d" })).toMatch(/^Is this the answer to: /);
    expect(questionParts(yesOrNoFor({ id: key, term, definition: "d" }), key)).toMatchObject({ isOfBothSides: true });
  }
});

test.each([
  ["a question mark alone", "?", "What is the definition of: ?"],
  ["a list of words", "one; two;", "What is the definition of: one; two;?"],
  ["a question within a sentence", "Why? Because", "What is the definition of: Why? Because?"],
  [
    "a question with a picture after it",
    "Which bone? ![](media/abcdefghijklmnop.png)",
    "What is the definition of: Which bone? ![](media/abcdefghijklmnop.png)",
  ],
])("a term that is no question keeps the usual wording: %s", (_what, term, question) => {
  expect(questionFor({ id, term })).toBe(question);
});

test("a gap is asked for, also in a question", () => {
  expect(questionFor({ id: `${id}_c1`, term: "Who is […]?" })).toBe("Fill the gap: Who is […]?");
});

test("any other wording stays as it is", () => {
  expect(questionParts("Which city is it?", id)).toEqual({ before: "", side: "Which city is it?", isOfBothSides: false });
  expect(questionParts(yesOrNoFor({ id, ...card }), id).isOfBothSides).toBe(true);
  expect(questionParts(questionFor({ id, ...card }), id).isOfBothSides).toBe(false);
});

test.each([
  ["a term", id, "cell", "cell"],
  ["a definition", `${id}_r`, "the smallest unit of life", "the smallest unit of life"],
  ["a gap", `${id}_c1`, "Who is […]?", "Who is […]?"],
  ["a question", id, "Which one?", "Which one?"],
  ["a question within a sentence", id, "Why? Because", "Why? Because"],
  ["a sum with its own mark", id, "2 + 2 = ?", "2 + 2 = ?"],
  ["a year", id, "1066", "1066"],
  ["a time of day", id, "12:30", "12:30"],
  ["a picture", id, "Which bone? ![](media/abcdefghijklmnop.png)", "Which bone? ![](media/abcdefghijklmnop.png)"],
])("a list of results has the card's text alone: %s", (_what, key, term, listed) => {
  expect(listedQuestion(questionFor({ id: key, term }), key)).toEqual({ before: "", side: listed, isOfBothSides: false });
});

test("a list of results has a question of both sides, and a wording of another kind, as they are", () => {
  for (const question of [yesOrNoFor({ id, ...card }), "Which city is it?"])
    expect(listedQuestion(question, id)).toEqual(questionParts(question, id));
});
