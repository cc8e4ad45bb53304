import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { codeTokens, mostTokens } from "./tokens.ts";

const isRight = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).isCorrect;

describe("code is compared by its tokens, not its layout", () => {
  test.each([
    ["Python: double each", "`[2 * n for n in nums]`", "[2*value for value in nums]"],
    ["JavaScript: add one", "`i++`", "i += 1;"],
    ["JavaScript: identity", "`x => x`", "(y) => y"],
    ["JavaScript: log", "`console.log('hi');`", 'console.log("hi")'],
    ["Python: loop", "`while x > 3: x -= 1`", "while (x > 3):\n    x = x - 1"],
    ["SQL: adults", "`SELECT name FROM people WHERE age >= 18;`", "select name\n  from people\n  where age>=18"],
    ["SQL: sorted", "`SELECT * FROM t ORDER BY a`", "SELECT * FROM t ORDER BY a ASC"],
    ["Shell: all files", "`ls -la`", "ls -al"],
    ["Shell: find", "`grep -r todo src`", "grep -r 'todo' src/"],
    ["HTML: a line break", "`<br>`", "<BR/>"],
    ["Regex: digits", "`\\d+`", "/\\d+/"],
    ["Shell: first lines", "`head -n 5 notes.txt`", "head -5 notes.txt"],
    ["Shell: first lines", "`head -n 5 notes.txt`", "head -n5 notes.txt"],
    ["SQL: one row", "`DELETE FROM pets WHERE age > 9;`", "delete from pets where (age > 9)"],
    ["Python: loop", "`for i in range(5): print(i)`", "for i in range(0, 5): print(i)"],
    ["JavaScript: half", "`x => x * 0.5`", "x => 0.5 * x"],
    ["Python: square", "`lambda x: x ** 2`", "lambda x: x * x"],
  ])("%s %s: %s", (term, definition, answer) => {
    expect(isRight(term, definition, answer)).toBe(true);
  });

  test.each([
    ["Python: equal", "`a == b`", "a = b"],
    ["Shell: first lines", "`head -n 5 notes.txt`", "head -n 50 notes.txt"],
    ["Python: loop", "`for i in range(5): print(i)`", "for i in range(1, 5): print(i)"],
    ["JavaScript: scaled", "`2 ** x * 3`", "2 ** 3 * x"],
    ["JavaScript: first", "`a * b[0]`", "b * a[0]"],
    ["Python: last", "`nums[-1]`", "nums[1]"],
    ["Python: add", "`def add(a, b): return a + b`", "def add(a, b): return b - a"],
    ["SQL: adults", "`SELECT name FROM people WHERE age >= 18;`", "SELECT name FROM people WHERE age > 18;"],
    ["Shell: append", "`echo a >> f`", "echo a > f"],
    ["Regex: digits", "`\\d+`", "\\d*"],
    ["JavaScript: text", "`'a b'`", "'ab'"],
  ])("%s %s is not %s", (term, definition, answer) => {
    expect(isRight(term, definition, answer)).toBe(false);
  });

  test("no more than the limit of tokens is read", () => {
    expect(codeTokens("f(".repeat(mostTokens))).toBeNull();
    expect(isRight("Python: f", "`f(x)`", "f(".repeat(50_000))).toBe(false);
  });
});
