import { accountIn, sessionAddress, type Account, type SessionReply } from "../../accounts/session/session-api.ts";
import { unfinishedLogOut } from "../../accounts/session/unfinished-log-out.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import { send } from "../../lib/requests/http.ts";

/** Who has logged in since, for instance by the school's sign-in, which leaves the page. Without the server nobody has. */
async function accountOfServer(): Promise<Account | null> {
  const reply = await send(sessionAddress).catch(() => null);
  return reply && accountIn((await reply.json()) as SessionReply);
}

/** Removes what an earlier start did not get to remove. A student who has logged in again keeps everything. */
export async function finishRemovals(): Promise<void> {
  const account = deviceAccount.get() ?? (unfinishedRemovals.all().length > 0 ? await accountOfServer() : null);
  const signedIn = account && account.sessionId !== unfinishedLogOut.get() ? account.uid : null;
  if (signedIn !== null) unfinishedRemovals.done(signedIn);
  const removed = unfinishedRemovals.all();
  if (removed.length === 0) return;
  const { forgetStudent } = await import("./unsent-local-data.ts");
  await Promise.all(removed.map(forgetStudent));
}
