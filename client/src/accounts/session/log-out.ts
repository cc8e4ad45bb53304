import { toasts } from "../../ui/toast/toast.ts";
import { signOut } from "./accounts-api.ts";
import { isPassing, type SessionStore } from "./session-store.ts";

/**
 * Ends the session on the server and in this browser. Returns false if the server can't be reached: the session ends here, and the server
 * learns it later. Throws AppError, and the student stays signed in, when the server refuses.
 */
export async function logOut(session: SessionStore): Promise<boolean> {
  const hasReachedServer = await signOut().then(
    () => true,
    (failure: unknown) => {
      if (!isPassing(failure)) throw failure;
      return false;
    },
  );
  toasts.clear();
  session.leave(hasReachedServer);
  return hasReachedServer;
}
