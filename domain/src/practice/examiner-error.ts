import { AppError } from "../errors/app-error.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { examinerWords } from "./examiner-words.ts";

/** A failure of the examiner, in the specification's words for it. */
export function examinerError(code: ErrorCode, options: { details?: unknown; cause?: unknown } = {}): AppError {
  const message = examinerWords[code];
  return new AppError(code, { ...options, ...(message === undefined ? {} : { message }) });
}

/** A reply of the AI service with an HTTP status that is no success: 429 is its rate limit, the rest names the status. */
export function requestFailed(status: number, cause?: unknown): AppError {
  if (status === 429) return examinerError("api/rate-limit", { cause });
  return new AppError("api/request-failed", { message: `API request failed: ${status}`, details: { status }, cause });
}
