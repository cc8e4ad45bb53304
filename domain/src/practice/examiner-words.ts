import type { ErrorCode } from "../errors/catalogue.ts";

/** Codes that have another message in the specification when the examiner reports them (section 8, "AI error codes"). */
export const examinerWords: Partial<Record<ErrorCode, string>> = {
  "validation/empty-cards": "No flashcards provided",
  "api/rate-limit": "Rate limit exceeded. Please try again in a moment.",
};

/** The name of such a message among the translated ones. */
export function examinerRow(code: string): string {
  return `${code} examiner`;
}
