import type { ErrorCode } from "./errors/catalogue.ts";
import { DATA } from "./limits/limits.ts";

/** A broken rule and its place: `cards.3.term`. A forbidden key is not repeated, since it can be anything. */
type DataProblem = { code: ErrorCode; path: string };

/** The first problem that keeps a parsed JSON value from being stored; null if there is none. At any depth, without recursion. */
export function dataProblem(value: unknown): DataProblem | null {
  const waiting: { value: unknown; path: string }[] = [{ value, path: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value === "string") {
      const code = textProblem(next.value);
      if (code) return { code, path: next.path };
    } else if (typeof next.value === "object" && next.value !== null) {
      const inList = Array.isArray(next.value);
      for (const [key, inside] of Object.entries(next.value)) {
        if (!inList && isForbiddenKey(key)) return { code: "request/forbidden-key", path: next.path };
        if (typeof inside === "string" || typeof inside === "object")
          waiting.push({ value: inside, path: next.path ? `${next.path}.${key}` : key });
      }
    }
  }
  return null;
}

/** The number of keys in a parsed JSON value that can be stored; null if `dataProblem` finds a problem in it, which takes longer. */
export function storableKeys(value: unknown): number | null {
  let keys = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string") {
      if (textProblem(next)) return null;
    } else if (Array.isArray(next)) {
      for (const inside of next as readonly unknown[]) waiting.push(inside);
    } else if (typeof next === "object" && next !== null) {
      for (const [key, inside] of Object.entries(next)) {
        keys += 1;
        if (isForbiddenKey(key)) return null;
        if (typeof inside === "string" ? textProblem(inside) : false) return null;
        if (typeof inside === "object") waiting.push(inside);
      }
    }
  }
  return keys;
}

export function isForbiddenKey(key: string): boolean {
  return key === "" || DATA.forbiddenInKeys.test(key);
}

function textProblem(text: string): ErrorCode | null {
  if (text.length * 3 > DATA.maxTextBytes && utf8Length(text) > DATA.maxTextBytes) return "request/text-too-large";
  // Half a surrogate pair has no UTF-8, and databases don't store a NUL in a text: either would be read back as something else.
  return text.includes("\0") || !text.isWellFormed() ? "request/forbidden-character" : null;
}

/** The length of a text in UTF-8, in bytes. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // A pair is two units of 16 bits and four bytes, so each half adds one; anything else above U+07FF adds two.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
