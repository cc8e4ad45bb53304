import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { isCommonPassword } from "./common-passwords.ts";

const commonest = dictionary["passwords-common"].filter((password) => password.length >= PASSWORD.minLength).slice(0, 10_000);

test("each of the 10,000 most common passwords is detected, and few of those after them", async () => {
  expect(commonest).toHaveLength(10_000);
  const known = await Promise.all(commonest.map(isCommonPassword));
  expect(commonest.filter((_, index) => !known[index])).toEqual([]);
});

test.each(["123456", "password", "PassWord", "qwerty", "iloveyou", "letmein"])("%s is detected", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(["correct horse", "a very own password", "remember-me", "Zwetschgenknödel", "7 small boats"])("%s is not", async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
