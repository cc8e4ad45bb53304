import { localRows } from "./local-catalogue.ts";
import type { Row } from "./row.ts";
import { parametersOf, sentence } from "./sentence.ts";

let knownRows: Readonly<Record<string, Row>> = localRows;

/**
 * Called by the catalogue, after which every error has its message. Code that detects a few more errors than every page brings their
 * messages along.
 */
export function addErrorRows(rows: Readonly<Record<string, Row>>): void {
  knownRows = { ...knownRows, ...rows };
}

/** Undefined for an error whose message is not loaded. */
export function rowOf(code: unknown): Row | undefined {
  return typeof code === "string" && Object.hasOwn(knownRows, code) ? knownRows[code] : undefined;
}

export function knownCodes(): string[] {
  return Object.keys(knownRows);
}

/** The message of an error in another language than English; undefined where it has none. */
export type TranslateFailure = (code: string, parameters: Readonly<Record<string, number | string>>) => string | undefined;

let translate: TranslateFailure | null = null;

/** The name of an error's detailed message among the translated ones. */
export function detailedRow(code: string): string {
  return `${code} detailed`;
}

/** Called once by a page in another language. The server answers students of many languages, so its messages stay English. */
export function translateFailures(by: TranslateFailure): void {
  translate = by;
}

/**
 * The message of an error; limits in its details replace ours, and parts that are known only when it happens, such as a status, are inserted.
 * Undefined if the message is not loaded.
 */
export function failureMessage(code: unknown, details?: unknown): string | undefined {
  const row = rowOf(code);
  if (translate !== null && typeof code === "string") {
    const translated = translate(code, parametersOf(row?.limits, details));
    if (translated !== undefined) return translated;
  }
  if (!row) return undefined;
  const detailed = row.detailed === undefined ? undefined : sentence(row.detailed, row.limits, details);
  return detailed === undefined || /\{\w+\}/.test(detailed) ? sentence(row.message, row.limits, details) : detailed;
}

/** For an error that nobody knows. */
export function unknownMessage(): string {
  return failureMessage("unknown") ?? localRows.unknown.message;
}
