import { catalogue, failureMessage, type ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { examinerWords } from "@recollect/domain/practice/examiner-error.ts";

/** A failure as it came over the wire, with a code that the catalogue knows. */
export type WireFailure = { code: ErrorCode; message?: string; details?: unknown };

/**
 * What a student reads of a failure: made of its code and of what its details carry, from our own tables. The words that the server sent
 * along only tell the examiner's failures, which have words of their own, from the service's; they are never shown by themselves.
 */
export function failureWords({ code, message, details }: WireFailure): string {
  if (code === "api/request-failed" && hasStatus(details)) return `${catalogue[code].message}: ${details.status}`;
  const own = examinerWords[code];
  return own !== undefined && own === message ? own : failureMessage(code, details);
}

function hasStatus(details: unknown): details is { status: number } {
  return typeof details === "object" && details !== null && "status" in details && typeof details.status === "number";
}
