import { AppError } from "../errors/app-error.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { examinerWords } from "./examiner-words.ts";

/** A failure of the examiner, with the specification's message for it. */
export function examinerError(code: ErrorCode, options: { details?: unknown; cause?: unknown } = {}): AppError {
  const message = examinerWords[code];
  return new AppError(code, { ...options, ...(message === undefined ? {} : { message }) });
}

/** The failure for an HTTP error status of the AI service: 429 is its rate limit, other messages name the status. */
export function requestFailed(status: number, cause?: unknown): AppError {
  if (status === 429) return examinerError("api/rate-limit", { cause });
  return new AppError("api/request-failed", { details: { status }, cause });
}
