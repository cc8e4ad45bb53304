import { AppError } from "@recollect/domain/errors/failure.ts";
import { catalogue, type LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";

/** What to tell about something that was not done: a refusal in its own words, anything that merely went wrong in `otherwise`. */
export function refusalWords(failure: unknown, otherwise: LocalErrorCode): string {
  return isRefusal(failure) ? failure.message : catalogue[otherwise].message;
}

/** Whether the server understood, and won't: asking again changes nothing. */
function isRefusal(failure: unknown): failure is AppError {
  return failure instanceof AppError && failure.status < 500 && !failure.code.startsWith("request/");
}
