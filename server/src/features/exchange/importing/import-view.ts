import { catalogue, isErrorCode, type ErrorCode } from "@recollect/domain/errors/catalogue.ts";

import type { ImportReport } from "../reading/import-report.ts";
import type { ImportEntry, ImportRow } from "./imports.store.ts";
import type { WrittenDeck } from "./write-deck.ts";

/** An import as its owner sees it. */
export type ImportView = {
  id: string;
  name: string;
  state: ImportRow["state"];
  /** progress of the current step, from 0 to 1 */
  progress: number;
  report: ImportReport | null;
  decks: readonly WrittenDeck[] | null;
  /** as errors are sent; the details are the limits that the message names */
  error: { code: ErrorCode; message: string; details: Readonly<Record<string, number>> | null } | null;
  /** ms since 1970; null while it is in progress */
  doneAt: number | null;
};

export function importView(row: ImportRow, share: number | null): ImportView {
  const { id, name, state, doneAt, error } = row;
  const isOver = state === "done" || state === "ready";
  return {
    id,
    name,
    state,
    progress: share ?? (isOver ? 1 : row.permille / 1000),
    report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
    decks: row.result === null ? null : (JSON.parse(row.result) as WrittenDeck[]),
    error: isErrorCode(error) ? { code: error, message: catalogue[error].message, details: catalogue[error].limits ?? null } : null,
    doneAt,
  };
}

/** An import of the last day, as a list shows it. */
export type ListedImport = Pick<ImportView, "id" | "name" | "state" | "decks" | "error"> & { /** ms since 1970 */ createdAt: number };

export function listedImport(row: ImportEntry): ListedImport {
  const { id, name, state, decks, error } = importView({ ...row, report: null }, null);
  return { id, name, state, decks, error, createdAt: row.createdAt };
}
