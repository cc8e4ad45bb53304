import { deviceAccount } from "../../device/store/device-account.ts";
import { ending } from "../../lib/requests/http.ts";
import { toasts } from "../../ui/toast/toast.ts";
import { signOut } from "./accounts-api.ts";
import { unfinishedLogOut } from "./unfinished-log-out.ts";
import { isPassing, type SessionStore } from "./session-store.ts";

/**
 * Ends the session on the server and in this browser. Returns false if the server can't be reached: the session ends here, and the server
 * learns it later. Throws AppError, and the student stays signed in, when the server refuses.
 */
export async function logOut(session: SessionStore): Promise<boolean> {
  // Before the server is asked: if the page closes first, the next start asks again.
  const [now, account] = [session.get(), deviceAccount.get()];
  // Another tab may have another student by now, whose session is not ended later.
  if (now.state === "signed-in" && account?.uid === now.uid) unfinishedLogOut.set(account.sessionId);
  const end = signOut().then(
    () => true,
    (failure: unknown) => {
      if (isPassing(failure)) return false;
      unfinishedLogOut.set(null);
      throw failure;
    },
  );
  // After the sign-out was sent, which does not wait for itself.
  ending.hasEnded = end.then(
    () => true,
    () => false,
  );
  const hasReachedServer = await end.finally(() => delete ending.hasEnded);
  toasts.clear();
  if (hasReachedServer) unfinishedLogOut.set(null);
  session.leave();
  return hasReachedServer;
}
