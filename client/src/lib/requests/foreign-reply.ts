import { AppError } from "@recollect/domain/errors/failure.ts";

/**
 * Whether a failure is a reply that our server did not write: the page of a proxy, of a network that asks for a login, or of a server that is being replaced.
 * It says nothing about what is there; `refusalOf` names it by its status alone.
 */
export function isForeignReply(failure: AppError): boolean {
  const { details } = failure;
  return typeof details === "object" && details !== null && "status" in details && details.status === failure.status;
}
