import { expect, test } from "vitest";

import { cleanNickname, freeNickname, nicknameKey, nicknameProblem } from "./nickname.ts";

const keys = (...names: string[]) => new Set(names.map(nicknameKey));

test("a name is shown in one line, and can't turn the text around it", () => {
  expect(cleanNickname("  Ada \n\t Lovelace ")).toBe("Ada Lovelace");
  expect(cleanNickname("\u202eAda\u2066")).toBe("Ada");
});

test.each([
  ["", "round/name-needed"],
  ["\u200b\u200b", "round/name-needed"],
  ["x".repeat(21), "round/name-too-long"],
  [`Z${"\u0335".repeat(6)}`, "round/bad-name"],
  ["Ada", null],
  ["Zoë 👩‍🔬", null],
  ["محمد", null],
  ["ไพลิน", null],
])("what is wrong with %j is %s", (typed, problem) => {
  expect(nicknameProblem(cleanNickname(typed))).toBe(problem);
});

test("a second Ada is Ada 2, also in other letters, and a third is Ada 3", () => {
  expect(freeNickname("Ada", keys("Bob"))).toBe("Ada");
  expect(freeNickname("ADA", keys("Ada"))).toBe("ADA 2");
  expect(freeNickname("Áda", keys("Ada", "Ada 2"))).toBe("Áda 3");
  expect(freeNickname("Ada 2", keys("Ada 2"))).toBe("Ada 3");
  expect(freeNickname("7 7", keys("7 7"))).toBe("7 2");
});

test.each([
  ["\u0410da", "letters of another alphabet"],
  ["A\u200bda", "a character that shows nothing"],
  ["Ada\u2800", "a braille pattern without dots"],
  ["A.d a!", "punctuation and blanks"],
  ["\uff21da", "full width"],
])("%j looks like Ada, with %s", (name) => {
  expect(freeNickname(name, keys("Ada"))).toBe(`${name} 2`);
});

test("other names stay as they are, also in other alphabets, of digits, and of signs alone", () => {
  const others = keys("Ada", "Bill", "10", "Ада", "Lea 🦄", "?!");
  for (const name of ["Adam", "Ida", "Billy", "100", "Аида", "محمد", "Lea 🐸", "🎉", "!!"]) expect(freeNickname(name, others)).toBe(name);
  expect(freeNickname("Bi11", others)).toBe("Bi11 2");
  expect(freeNickname("?!", others)).toBe("?! 2");
});
