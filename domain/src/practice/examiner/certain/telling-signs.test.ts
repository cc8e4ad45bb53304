import { describe, expect, test } from "vitest";

import { grade } from "../grade.ts";

const score = (definition: string, answer: string, term = "Which is it?") => grade({ term, definition, answer, deck: [] }).score;

describe("a sign that makes another thing of a symbol", () => {
  test.each([
    ["f'(x)", "f(x)"],
    ["f(x)", "f'(x)"],
    ["g''(t)", "g'(t)"],
    ["y'", "y"],
    ["A'", "A"],
    ["R'", "R"],
    ["(x'y)'", "(xy)'"],
    ["(x'y)'", "x'y'"],
    ["x'y'", "x'y"],
    ["¬A", "A"],
    ["~q", "q"],
    ["¬p ∨ q", "p ∨ q"],
    ["p ∨ q", "p ∧ q"],
    ["A ∪ B", "A ∩ B"],
    ["A*", "A"],
    ["Z*", "Z"],
    ["Sagittarius A*", "Sagittarius A"],
    ["B+", "B"],
  ])("is the answer: %s is not %s", (definition, answer) => {
    expect(score(definition, answer)).toBe(0);
    expect(score(definition, definition)).toBe(100);
  });

  test.each([
    ["f'(x)", "f′(x)"],
    ["f''(x)", 'f"(x)'],
    ["¬A", "~A"],
    ["¬A", "!A"],
    ["p ∨ q", "p∨q"],
    ["AB positive", "AB+"],
  ])("may be typed in another way: %s as %s", (definition, answer) => expect(score(definition, answer)).toBeGreaterThanOrEqual(90));

  test.each([
    ["No, it is a mammal", "No, it's a mammal."],
    ["the letter 'a'", "the letter a"],
    ["*a*", "a"],
    ["rock 'n' roll", "rock n roll"],
    ["I'd go", "Id go"],
  ])("is no apostrophe, quotation mark or emphasis: %s as %s", (definition, answer) =>
    expect(score(definition, answer)).toBeGreaterThanOrEqual(90),
  );
});

describe("apostrophes", () => {
  test.each([
    ["м'ята", "мʼята"],
    ["п'ять", "п’ять"],
    ["don't", "donʼt"],
    ["don't", "don‘t"],
    ["don't", "don′t"],
    ["it's", "itʻs"],
    ["Hawaiʻi", "Hawai'i"],
    ["Oʻahu", "O'ahu"],
    ["Qurʾan", "Qur'an"],
  ])("are one, whichever letter writes them: %s as %s", (definition, answer) => expect(score(definition, answer)).toBe(100));
});

test("a dash that a keyboard made of two hyphens is read as code has it", () => {
  expect(score("`i--`", "i—")).toBe(100);
  expect(score("`ls --all`", "ls —all")).toBe(100);
  expect(score("`ls -a`", "ls –a")).toBe(100);
  expect(score("`i--`", "i++")).toBe(0);
});

test("a bar separates alternatives of words, and is a sign in code and between symbols", () => {
  expect(score("weren't | wasn't", "wasn't")).toBe(100);
  expect(score("color | colour", "colour")).toBe(100);
  expect(score("`ls | wc`", "ls")).toBe(0);
  expect(score("P(A | B)", "B")).toBe(0);
});

test("the comma of a number separates no items", () => {
  expect(score("8,849 m, 1953", "1953, 8849 m")).toBeGreaterThanOrEqual(90);
  expect(score("8,849 m, 1953", "1953, 8848 m")).toBeLessThan(90);
  expect(score("gold, 1,200 kg", "1200 kg, gold")).toBeGreaterThanOrEqual(90);
});
