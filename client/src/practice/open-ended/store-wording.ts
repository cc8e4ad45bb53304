import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { acceptAnswer, type GivenAnswer } from "../practice-api.ts";

/** Stores a wording that the student counted as right: on the server, or without a network on this device. The answer is not marked again. Throws otherwise. */
export async function storeWording(uid: string, wording: GivenAnswer, place: { runId: string; index: number }): Promise<void> {
  await acceptAnswer(wording).catch((failure: unknown) => keepWording(uid, wording, failure));
  const waiting = await marksCode();
  await waiting?.marksToCheck.settle(uid, place);
}

/** Keeps the wording until it can be sent. Throws `failure` if that has another reason than the network, or the device keeps nothing. */
async function keepWording(uid: string, wording: GivenAnswer, failure: unknown): Promise<void> {
  if (cutOffOf(failure) !== "network" || !isDeviceKept()) throw failure;
  const waiting = await marksCode();
  if (!waiting) throw failure;
  await waiting.wordingsToSend.add(uid, wording).catch(() => {
    throw failure;
  });
}

/** The code of what waits, loaded when it is needed; null where it can't be, and then nothing can wait. */
function marksCode() {
  return import("../offline/marks-to-check.ts").catch(() => null);
}
