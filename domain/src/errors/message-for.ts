import type { ErrorCode } from "./catalogue.ts";
import type { coAuthorRows } from "./co-author-errors.ts";
import { AppError } from "./failure.ts";
import { failureMessage, knownCodes, unknownMessage } from "./error-messages.ts";
import type { LocalErrorCode } from "./local-catalogue.ts";
import type { mediaRows } from "./media-errors.ts";
import type { questionRows } from "./question-errors.ts";
import type { schoolRows } from "./school-errors.ts";
import type { suggestionRows } from "./suggestion-errors.ts";
import type { reasonRows } from "./moderation-errors.ts";

/** A code whose message the browser does not have. */
type Wordless = Exclude<
  ErrorCode,
  | LocalErrorCode
  | keyof typeof mediaRows
  | keyof typeof reasonRows
  | keyof typeof schoolRows
  | keyof typeof questionRows
  | keyof typeof suggestionRows
  | keyof typeof coAuthorRows
>;

/**
 * What to tell a student about a failure (specification, section 8, "Lookup rule"): an application error shows its own message; a string or
 * a code is looked up; otherwise a known code inside the message is matched; otherwise the raw message is shown. The types refuse a code
 * whose message only the server has.
 */
export function messageFor<Failure>(failure: Failure extends Wordless ? never : Failure): string {
  if (failure instanceof AppError) return failure.message;
  if (typeof failure === "string") return failureMessage(failure) ?? matched(failure);
  const words = hasText(failure, "code") ? failureMessage(failure.code) : undefined;
  if (words !== undefined) return words;
  return hasText(failure, "message") ? matched(failure.message) : unknownMessage();
}

/** Of two codes inside a message the longer one wins. */
function matched(text: string): string {
  const [code] = knownCodes()
    .filter((knownMessage) => knownMessage !== "unknown" && text.includes(knownMessage))
    .sort((a, b) => b.length - a.length);
  return failureMessage(code) ?? (text.trim() === "" ? unknownMessage() : text);
}

function hasText<K extends string>(value: unknown, key: K): value is Record<K, string> {
  return typeof value === "object" && value !== null && key in value && typeof (value as Record<K, unknown>)[key] === "string";
}
