import { accountIn, sessionAddress, type SessionReply } from "../../accounts/session/session-api.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import { send } from "../../lib/requests/http.ts";

/**
 * Removes what an earlier start did not get to remove. A student whose session goes on keeps everything: the server refused the log-out, or the student has
 * logged in again.
 */
export async function finishRemovals(): Promise<void> {
  const { forgetStudent } = await import("./unsent-local-data.ts");
  await Promise.all(
    unfinishedRemovals.all().map(async (uid) => {
      if (uid !== deviceAccount.get()?.uid || !(await isSignedIn(uid))) await forgetStudent(uid);
      else unfinishedRemovals.done(uid);
    }),
  );
}

/** As the server says, which this device's own copy of the session does not. Fails without the server. */
async function isSignedIn(uid: string): Promise<boolean> {
  const session = (await (await send(sessionAddress)).json()) as SessionReply;
  return accountIn(session)?.uid === uid;
}
