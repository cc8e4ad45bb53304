import { dataProblem } from "@recollect/domain/data-rules.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

/** Throws for what the data rules refuse in a JSON value, and for a key that its text names twice in one object. */
export function refuseForbiddenData(value: unknown, text: string): void {
  const problem = dataProblem(value);
  if (problem) throw new AppError(problem.code, { details: { path: problem.path } });
  if (keysWritten(text) > keysKept(value)) throw new AppError("request/duplicate-key");
}

/** How many keys a valid JSON text names: the strings that a colon follows. */
function keysWritten(text: string): number {
  let keys = 0;
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOfString(text, start + 1);
    let after = end + 1;
    while (isBlank(text.charCodeAt(after))) after += 1;
    if (text.charCodeAt(after) === COLON) keys += 1;
    start = text.indexOf('"', after);
  }
  return keys;
}

/** Where the quote stands that ends the string: the first one that no odd number of backslashes escapes. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (backslashesBefore(text, end, from) % 2 === 1) end = text.indexOf('"', end + 1);
  return end;
}

function backslashesBefore(text: string, end: number, from: number): number {
  let count = 0;
  while (end - count > from && text.charCodeAt(end - count - 1) === BACKSLASH) count += 1;
  return count;
}

/** How many keys the parsed value has; where the text named one twice, the parser kept only the last. */
function keysKept(value: unknown): number {
  let keys = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    const inside = Object.values(next);
    if (!Array.isArray(next)) keys += inside.length;
    for (const one of inside) if (typeof one === "object") waiting.push(one);
  }
  return keys;
}

const COLON = 0x3a;
const BACKSLASH = 0x5c;

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
