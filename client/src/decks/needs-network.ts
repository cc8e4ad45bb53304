import { AppError } from "@recollect/domain/errors/failure.ts";
import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { cutOffOf } from "../lib/requests/cut-off.ts";
import { texts } from "./needs-network.texts.ts";

/**
 * Where the app goes on without a network, what to say of an action that can't; null for a failure that the network has no part in, for one with a reason of
 * its own, and in a browser that keeps nothing, where nothing works without a network.
 */
export function needsNetworkWords(failure: unknown): string | null {
  return isDeviceKept() && cutOffOf(failure) !== null && !hasReason(failure) ? texts.needsNetwork : null;
}

/** The server refused the new deck that the action is about. */
function hasReason(failure: unknown): boolean {
  return failure instanceof AppError && typeof failure.details === "object" && failure.details !== null && "reason" in failure.details;
}
