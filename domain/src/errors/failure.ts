import type { ErrorCode } from "./catalogue.ts";
import { failureMessage, rowOf, unknownMessage } from "./error-messages.ts";
import { localRows, type LocalErrorCode } from "./local-catalogue.ts";
import type { mediaRows } from "./media-errors.ts";
import { statusOf } from "./row.ts";

/** The code of an error without one. */
export const UNKNOWN_ERROR = "UNKNOWN_ERROR";

/** The body of a failed HTTP request. */
export type ErrorBody = { error: { code: string; message: string; details?: unknown } };

export type FailureOptions = {
  message?: string;
  details?: unknown;
  cause?: unknown;
  /** of HTTP, for an unknown code */ status?: number;
};

/** The application error object of the specification: a message, a code and details. In the browser; the server's is app-error.ts. */
export class AppError extends Error {
  readonly code: ErrorCode | typeof UNKNOWN_ERROR;
  readonly details: unknown;
  /** The HTTP status of the code. */
  readonly status: number;

  /** Without a message the error has the catalogue's message for its code. */
  constructor(code?: LocalErrorCode | keyof typeof mediaRows | typeof UNKNOWN_ERROR, options?: FailureOptions);
  constructor(code: ErrorCode | typeof UNKNOWN_ERROR, options: FailureOptions & { message: string });
  constructor(code: ErrorCode | typeof UNKNOWN_ERROR = UNKNOWN_ERROR, { message, details, cause, status }: FailureOptions = {}) {
    super(message ?? failureMessage(code, details) ?? unknownMessage(), cause === undefined ? undefined : { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    const row = rowOf(code);
    this.status = row ? statusOf(row) : (status ?? localRows.unknown.status);
  }
}
