import { AppError } from "@recollect/domain/errors/failure.ts";

/** Why the server can't be reached: no network, or a server that is down or overloaded behind a proxy that answers for it. */
export type CutOff = "network" | "server";

const networkErrors = ["database/network-error", "auth/network-request-failed"];
const passingStatuses = [502, 503, 504];

/** Null for a failure that a retry would meet as well. */
export function cutOffOf(failure: unknown): CutOff | null {
  if (!(failure instanceof AppError)) return null;
  if (networkErrors.includes(failure.code)) return "network";
  return passingStatuses.includes(failure.status) ? "server" : null;
}
