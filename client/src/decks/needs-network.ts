import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { cutOffOf } from "../lib/requests/cut-off.ts";
import { texts } from "./needs-network.texts.ts";

/**
 * Where the app goes on without a network, what to say of an action that can't; null for a failure that the network has no part in, and in a browser that
 * keeps nothing, where nothing works without one.
 */
export function needsNetworkWords(failure: unknown): string | null {
  return isDeviceKept() && cutOffOf(failure) !== null ? texts.needsNetwork : null;
}
