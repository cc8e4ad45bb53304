import { failureMessage } from "@recollect/domain/errors/error-messages.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";

/** The message of an error that the browser detects, in the student's language. */
export function errorText(code: LocalErrorCode): string {
  return failureMessage(code) ?? code;
}
