import { AppError } from "./app-error.ts";
import { catalogue, isErrorCode, type ErrorCode } from "./catalogue.ts";

const codesLongestFirst = (Object.keys(catalogue) as ErrorCode[]).filter((code) => code !== "unknown").sort((a, b) => b.length - a.length);

/**
 * What to tell a student about a failure (specification, section 8, "Lookup rule"): an application error shows its own
 * message; a string or a code is looked up; else a known code inside the message is matched; else the raw message is shown.
 */
export function messageFor(failure: unknown): string {
  if (failure instanceof AppError) return failure.message;
  if (typeof failure === "string") return isErrorCode(failure) ? catalogue[failure].message : matched(failure);
  if (hasText(failure, "code") && isErrorCode(failure.code)) return catalogue[failure.code].message;
  if (hasText(failure, "message")) return matched(failure.message);
  return catalogue.unknown.message;
}

function matched(text: string): string {
  const code = codesLongestFirst.find((known) => text.includes(known));
  if (code) return catalogue[code].message;
  return text.trim() === "" ? catalogue.unknown.message : text;
}

function hasText<K extends string>(value: unknown, key: K): value is Record<K, string> {
  return typeof value === "object" && value !== null && key in value && typeof (value as Record<K, unknown>)[key] === "string";
}
