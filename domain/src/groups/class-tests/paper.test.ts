import { expect, test } from "vitest";

import { answerText, choiceNumber, lengthOfQuestions, paperOf, wordingOf, type KeptQuestion } from "./paper.ts";

const choice = (name: string): KeptQuestion => ({
  key: name,
  term: name,
  question: `What is the definition of: ${name}?`,
  answer: `right of ${name}`,
  choices: [1, 2].map((nth) => `wrong ${nth} of ${name}`).concat(`right of ${name}`, `wrong 3 of ${name}`),
  language: null,
});
const questions = Array.from({ length: 12 }, (_, at) => choice(`card${at}`));
const writtenQuestion: KeptQuestion = { ...choice("atp"), choices: null };
const ofStudent = (uid: string) => paperOf(questions, { testId: "test", uid }, new Map());

test("every student gets all questions and choices, in an own order that is always the same for the student", () => {
  const [ada, bob] = [ofStudent("ada"), ofStudent("bob")];
  expect(ofStudent("ada")).toEqual(ada);
  expect(ada.map(({ at }) => at)).not.toEqual(bob.map(({ at }) => at));
  expect(ada.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual([...questions.keys()]);
  for (const { at, choices } of ada)
    expect(choices?.toSorted((a, b) => a.choice - b.choice).map(({ text }) => text)).toEqual(questions[at]?.choices);
  const orders = new Set(["ada", "bob", "cy", "di", "ed"].map((uid) => JSON.stringify(ofStudent(uid).find(({ at }) => at === 0)?.choices)));
  expect(orders.size).toBeGreaterThan(1);
});

test("what a student gets has no right answer in it, and the right choice at no special place", () => {
  const paper = paperOf([writtenQuestion, ...questions], { testId: "test", uid: "ada" }, new Map());
  expect(paper.every((question) => !("answer" in question) && !("term" in question))).toBe(true);
  expect(JSON.stringify(paper.find(({ key }) => key === "atp"))).not.toContain("right of atp");
  const places = Array.from({ length: 400 }, (_, nth) =>
    paperOf(questions, { testId: "t", uid: `pupil ${nth}` }, new Map())[0]?.choices?.findIndex(({ text }) => text.startsWith("right")),
  );
  for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(60);
});

test("the answers given so far come with the paper", () => {
  const paper = paperOf(questions, { testId: "test", uid: "ada" }, new Map([[3, "2"]]));
  expect(paper.filter(({ given }) => given !== null)).toMatchObject([{ at: 3, given: "2" }]);
});

test("a choice is named by its number, and by nothing else", () => {
  expect(choiceNumber(questions[0]!, "3")).toBe(3);
  for (const typed of ["4", "-1", "1.0", "01", "1e0", "", " 1", "right of card0", "９"])
    expect(choiceNumber(questions[0]!, typed)).toBeNull();
  expect(choiceNumber(writtenQuestion, "0")).toBeNull();
  expect(answerText(questions[0]!, "2")).toBe("right of card0");
});

test("answers that differ in case, spaces and signs of typography are one wording; others are not", () => {
  const same = ["The cell’s wall", "the  cell's wall ", "THE CELL'S WALL"].map((answer) => wordingOf(writtenQuestion, answer));
  expect(new Set(same).size).toBe(1);
  expect(wordingOf(writtenQuestion, "the cells wall")).not.toBe(same[0]);
  expect(wordingOf(questions[0]!, "2")).toBe("2");
});

test("the length of a test has all of its texts", () => {
  const { term, question, answer } = writtenQuestion;
  expect(lengthOfQuestions([writtenQuestion])).toBe(term.length + question.length + answer.length);
  expect(lengthOfQuestions([questions[0]!])).toBeGreaterThan(lengthOfQuestions([{ ...questions[0]!, choices: null }]) + 40);
});
