import { localRows } from "./local-catalogue.ts";
import type { Row } from "./row.ts";
import { sentence } from "./sentence.ts";

let knownRows: Readonly<Record<string, Row>> = localRows;

/**
 * Called by the catalogue, after which every error has its message. Code that detects a few more errors than every page brings their
 * messages along.
 */
export function learnRows(rows: Readonly<Record<string, Row>>): void {
  knownRows = { ...knownRows, ...rows };
}

/** Undefined for an error whose message is not loaded. */
export function rowOf(code: unknown): Row | undefined {
  return typeof code === "string" && Object.hasOwn(knownRows, code) ? knownRows[code] : undefined;
}

export function knownCodes(): string[] {
  return Object.keys(knownRows);
}

/** The message of an error; limits in its details replace ours. Undefined if the message is not loaded. */
export function failureMessage(code: unknown, details?: unknown): string | undefined {
  const row = rowOf(code);
  return row && sentence(row.message, row.limits, details);
}
