import { AppError } from "../errors/app-error.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/** Codes that the specification words differently when they come from the examiner (section 8, "AI error codes"). */
export const examinerWords: Partial<Record<ErrorCode, string>> = {
  "validation/empty-cards": "No flashcards provided",
  "api/rate-limit": "Rate limit exceeded. Please try again in a moment.",
};

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
