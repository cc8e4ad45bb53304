import { AppError } from "@recollect/domain/errors/failure.ts";
import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { cutOffOf } from "../lib/requests/cut-off.ts";
import { texts } from "./needs-network.texts.ts";

/**
 * The sentence for an action that needs the network while the rest of the app goes on without it. Null if the failure has another cause or a reason of its
 * own, and in a browser that keeps nothing: there nothing goes on without a network.
 */
export function needsNetworkWords(failure: unknown): string | null {
  return isDeviceKept() && cutOffOf(failure) !== null && !hasReason(failure) ? texts.needsNetwork : null;
}

/** The server refused the new deck that the action is about. */
function hasReason(failure: unknown): boolean {
  return failure instanceof AppError && typeof failure.details === "object" && failure.details !== null && "reason" in failure.details;
}
