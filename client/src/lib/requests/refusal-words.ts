import { AppError } from "@recollect/domain/errors/failure.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { errorText } from "../language/error-text.ts";

/** What to say when an action failed: the server's message for a refusal, `otherwise` for any other failure. */
export function refusalWords(failure: unknown, otherwise: LocalErrorCode): string {
  return isRefusal(failure) ? failure.message : errorText(otherwise);
}

/** Whether the server understood and refused: a retry changes nothing. */
function isRefusal(failure: unknown): failure is AppError {
  return failure instanceof AppError && failure.status < 500 && !failure.code.startsWith("request/");
}
