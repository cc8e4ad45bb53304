import { unfinishedLogOut } from "../../accounts/session/unfinished-log-out.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";

/** Removes what an earlier start did not get to remove. A student who has logged in again keeps everything. */
export async function finishRemovals(): Promise<void> {
  const account = deviceAccount.get();
  const signedIn = account && account.sessionId !== unfinishedLogOut.get() ? account.uid : null;
  if (signedIn !== null) unfinishedRemovals.done(signedIn);
  const removed = unfinishedRemovals.all();
  if (removed.length === 0) return;
  const { forgetStudent } = await import("./unsent-local-data.ts");
  await Promise.all(removed.map(forgetStudent));
}
