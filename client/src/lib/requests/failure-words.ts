import { failureMessage } from "@recollect/domain/errors/known.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { examinerWords } from "@recollect/domain/practice/examiner-words.ts";

/** A failure as it came over the wire. */
export type WireFailure = { code: ErrorCode; message: string; details?: unknown };

/**
 * What a student reads of a failure. What the browser can say by itself is made of the code and of what its details carry, from our own
 * table; the words that came along tell the examiner's failures, which have words of their own, from the service's. What only the server
 * can find out is said in the server's words.
 */
export function failureWords({ code, message, details }: WireFailure): string {
  const isServersOwn = examinerWords[code] === message || code === "api/request-failed";
  return isServersOwn ? message : (failureMessage(code, details) ?? message);
}
