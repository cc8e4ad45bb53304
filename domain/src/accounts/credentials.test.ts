import { expect, test } from "vitest";
import { loginProblem, signUpProblem } from "./credentials.ts";
import { PASSWORD } from "../limits/limits.ts";

test.each([
  ["", "", "auth/missing-fields"],
  ["", "secret1", "auth/missing-fields"],
  ["   ", "secret1", "auth/missing-fields"],
  ["ada@example.org", "", "auth/missing-fields"],
  ["ada@example.org", "12345", "auth/password-too-short"],
  ["ada@example.org", "é😀é", "auth/password-too-short"],
  ["ada@example.org", "x".repeat(129), "auth/password-too-long"],
] as const)("signing up with %j and %j is refused: %s", (email, password, problem) => {
  expect(signUpProblem(email, password)).toBe(problem);
});

test.each(["123456", "      ", "😀😀😀", "x".repeat(128)])("a sign-up password may be %j", (password) => {
  expect(signUpProblem("ada@example.org", password)).toBeNull();
});

test("logging in requires both fields and leaves all other checks to the server", () => {
  expect(loginProblem("", "secret")).toBe("auth/missing-fields");
  expect(loginProblem(" ", "secret")).toBe("auth/missing-fields");
  expect(loginProblem("ada@example.org", "")).toBe("auth/missing-fields");
  expect(loginProblem("ada@example.org", "1")).toBeNull();
  expect(loginProblem("ada@example.org", "x".repeat(1000))).toBeNull();
});

test("a password has 6 to 128 code units", () => {
  expect(PASSWORD).toEqual({ minLength: 6, maxLength: 128 });
});
