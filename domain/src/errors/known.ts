import { localRows } from "./local-catalogue.ts";
import type { Row } from "./row.ts";
import { sentence } from "./sentence.ts";

let known: Readonly<Record<string, Row>> = localRows;

/** Called by the catalogue: where it is loaded, every failure has its words. What finds out a few more than every page does brings their words along. */
export function learnRows(rows: Readonly<Record<string, Row>>): void {
  known = { ...known, ...rows };
}

/** Undefined for a failure whose words are not here. */
export function rowOf(code: unknown): Row | undefined {
  return typeof code === "string" && Object.hasOwn(known, code) ? known[code] : undefined;
}

export function knownCodes(): string[] {
  return Object.keys(known);
}

/** The words for a failure; limits that its details carry go before ours. Undefined for one whose words are not here. */
export function failureMessage(code: unknown, details?: unknown): string | undefined {
  const row = rowOf(code);
  return row && sentence(row.message, row.limits, details);
}
