import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { PASSWORD } from "../limits/limits.ts";

/** The first thing wrong with a sign-up, in the order the form reports it; null when it can be sent. */
export function signUpProblem(email: string, password: string): LocalErrorCode | null {
  if (isBlank(email) || password === "") return "auth/missing-fields";
  if (password.length < PASSWORD.minLength) return "auth/password-too-short";
  if (password.length > PASSWORD.maxLength) return "auth/password-too-long";
  return null;
}

/** The first thing wrong with a login; null when it can be sent. */
export function loginProblem(email: string, password: string): LocalErrorCode | null {
  return isBlank(email) || password === "" ? "auth/missing-fields" : null;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
