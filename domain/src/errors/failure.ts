import type { ErrorCode } from "./catalogue.ts";
import { failureMessage, rowOf } from "./known.ts";
import { localRows, type LocalErrorCode } from "./local-catalogue.ts";
import type { mediaRows } from "./media-rows.ts";
import { statusOf } from "./row.ts";

/** The code of a failure without one. */
export const UNKNOWN_ERROR = "UNKNOWN_ERROR";

/** What travels over HTTP when a request fails. */
export type ErrorBody = { error: { code: string; message: string; details?: unknown } };

export type FailureOptions = {
  message?: string;
  details?: unknown;
  cause?: unknown;
  /** of HTTP, for a code that is not known here */ status?: number;
};

/** The application error object of the specification: a message, a code and details. In the browser; the server's is app-error.ts. */
export class AppError extends Error {
  readonly code: ErrorCode | typeof UNKNOWN_ERROR;
  readonly details: unknown;
  /** The HTTP status that goes with the code. */
  readonly status: number;

  /** Without a message of its own, the error says what the catalogue says for its code. */
  constructor(code?: LocalErrorCode | keyof typeof mediaRows | typeof UNKNOWN_ERROR, options?: FailureOptions);
  constructor(code: ErrorCode | typeof UNKNOWN_ERROR, options: FailureOptions & { message: string });
  constructor(code: ErrorCode | typeof UNKNOWN_ERROR = UNKNOWN_ERROR, { message, details, cause, status }: FailureOptions = {}) {
    super(message ?? failureMessage(code, details) ?? localRows.unknown.message, cause === undefined ? undefined : { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    const row = rowOf(code);
    this.status = row ? statusOf(row) : (status ?? localRows.unknown.status);
  }
}
