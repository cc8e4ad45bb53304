import { catalogue, isErrorCode, type ErrorCode } from "./catalogue.ts";

/** The code of a failure without one. */
export const UNKNOWN_ERROR = "UNKNOWN_ERROR";

/** What travels over HTTP when a request fails. */
export type ErrorBody = { error: { code: string; message: string; details?: unknown } };

/** The application error object of the specification: a message, a code and details. */
export class AppError extends Error {
  readonly code: ErrorCode | typeof UNKNOWN_ERROR;
  readonly details: unknown;

  /** Without a message of its own, the error says what the catalogue says for its code. */
  constructor(
    code: ErrorCode | typeof UNKNOWN_ERROR = UNKNOWN_ERROR,
    options: { message?: string; details?: unknown; cause?: unknown } = {},
  ) {
    super(options.message ?? messageOf(code), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
  }

  /** The HTTP status that goes with the code. */
  get status(): number {
    return isErrorCode(this.code) ? catalogue[this.code].status : catalogue.unknown.status;
  }
}

function messageOf(code: ErrorCode | typeof UNKNOWN_ERROR): string {
  return isErrorCode(code) ? catalogue[code].message : catalogue.unknown.message;
}
