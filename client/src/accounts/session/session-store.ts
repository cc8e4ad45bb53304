import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { accountIn, readOwnUser, readSession, sessionAddress, type Account, type SessionReply } from "./session-api.ts";
import { onLateReply } from "../../lib/requests/device-replies.ts";
import { beginSession, onSessionOver } from "../../lib/requests/http.ts";
import { toasts } from "../../ui/toast/toast.ts";
import { signedInHint } from "./signed-in-hint.ts";
import { storedText } from "../../lib/browser/stored-text.ts";
import { unfinishedLogOut } from "./unfinished-log-out.ts";

/**
 * The uid of the last student of this tab, for a reload after the session ended: the address then belongs to that student. A link opens in
 * a tab without one.
 */
const lastStudent = storedText(() => sessionStorage, "recollect:last-student");

export type SignedIn = {
  state: "signed-in";
  uid: string;
  email: string;
  /** the student's record; undefined while it loads */
  user: OwnUser | undefined;
  /** why the record could not be read */
  userProblem: AppError | null;
};

/** A session that ended here, and whether its student logged out. */
export type SessionEnd = { uid: string; onPurpose: boolean };

/** Who is signed in: not known yet (or unknown because of `problem`), a Guest (possibly a student until now), or a student. */
export type Session = { state: "unknown"; problem: AppError | null } | { state: "guest"; end?: SessionEnd } | SignedIn;

export type SessionStore = {
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** asks the server who is signed in, repeatedly; returns the function that stops it */
  start: () => () => void;
  retry: () => void;
  /** asks again who is signed in, after a reply said that a session of this browser has ended; another may have begun */
  check: () => void;
  /** logs in or signs up with this request, and becomes the student it returns; throws what it throws */
  enter: (request: () => Promise<Account>) => Promise<void>;
  /** takes over the saved record */
  updateUser: (user: OwnUser) => void;
  /** ends the session in this page, after the student ended it on the server, or where the server can't be reached */
  leave: () => void;
};

/** After an absence this long the session is checked again: it may have ended, or another tab changed the account. */
const askAgainAfterMs = 60_000;
const retryDelaysMs = [500, 1500];

/** Small on purpose, and without the query cache, so that the landing page loads without that. */
export function createSessionStore(): SessionStore {
  let session: Session = { state: "unknown", problem: null };
  let askedAt = 0;
  /** counts changes of account; a reply for an older one is dropped */
  let turn = 0;
  let asking: AbortController | undefined;
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    // The session of this tab may have ended while another student is signed in, in another tab: that one's next start needs the hint.
    if (next.state !== "unknown") signedInHint.set(next.state === "signed-in" || deviceAccount.get() !== null);
    for (const listener of listeners) listener();
  }

  function end(onPurpose: boolean): void {
    turn += 1;
    stopAsking();
    const uid = uidUntilNow();
    // Another tab's student stays.
    if (session.state === "unknown" || deviceAccount.get()?.uid === uid) deviceAccount.set(null);
    if (onPurpose) lastStudent.set(null);
    set({ state: "guest", ...(uid !== null && { end: { uid, onPurpose } }) });
  }

  function uidUntilNow(): string | null {
    if (session.state === "signed-in") return session.uid;
    return session.state === "guest" ? (session.end?.uid ?? null) : lastStudent.get();
  }

  function become(account: Account | null): void {
    if (account === null) {
      // Nobody is signed in: not even a student of another tab, whom `end` would leave alone.
      deviceAccount.set(null);
      return end(false);
    }
    const { uid, email, sessionId } = account;
    deviceAccount.set({ uid, email, sessionId });
    unfinishedLogOut.set(null);
    const isSame = session.state === "signed-in" && session.uid === uid;
    if (!isSame) {
      const earlier = uidUntilNow();
      // Toasts for one student are not for the next. Those of the page itself, from before anybody was known, stay.
      if (earlier !== null && earlier !== uid) toasts.clear();
      turn += 1;
      beginSession();
      lastStudent.set(uid);
      set({ state: "signed-in", uid, email, user: undefined, userProblem: null });
    }
    void loadUser(uid, turn);
  }

  /** The server's word, after the device's own was shown: another student is signed in, or nobody. */
  function correct(account: Account | null): void {
    const shownUid = session.state === "signed-in" ? session.uid : null;
    if ((account?.uid ?? null) !== shownUid) become(account);
  }

  /** The student of the cookie, unless this student logged out while the server could not be reached: it is notified now. */
  async function whoIsIn(signal: AbortSignal): Promise<Account | null> {
    const account = await readSession(signal);
    if (account === null || account.sessionId !== unfinishedLogOut.get()) return account;
    // A failure is retried at the next check.
    await import("./accounts-api.ts").then(({ signOut }) => signOut(signal)).catch(() => {});
    return null;
  }

  /** Its reply may set a cookie: one that arrives after another login, in this tab or another, would restore the older session. */
  function stopAsking(): void {
    asking?.abort();
  }

  async function ask(): Promise<void> {
    stopAsking();
    const { signal } = (asking = new AbortController());
    const turnThen = turn;
    askedAt = Date.now();
    try {
      const account = await persistently(() => whoIsIn(signal));
      if (turnThen === turn) become(account);
    } catch (failure) {
      // A known student stays known; only a first check that fails is shown.
      if (turnThen === turn && !signal.aborted && session.state === "unknown") set({ state: "unknown", problem: asAppError(failure) });
    }
  }

  async function loadUser(uid: string, turnThen: number): Promise<void> {
    try {
      const user = await persistently(() => readOwnUser(uid));
      if (turnThen === turn) updateUser(user);
    } catch (failure) {
      if (turnThen === turn && session.state === "signed-in" && !session.user) set({ ...session, userProblem: asAppError(failure) });
    }
  }

  function updateUser(user: OwnUser): void {
    const isTheirs = session.state === "signed-in" && session.uid === user.uid;
    if (isTheirs) set({ ...(session as SignedIn), user, userProblem: null });
  }

  function retry(): void {
    set({ state: "unknown", problem: null });
    void ask();
  }

  function onReturn(): void {
    const isDue = document.visibilityState === "visible" && Date.now() - askedAt >= askAgainAfterMs;
    if (isDue && session.state !== "unknown") void ask();
  }

  /** Another tab has ended the session. Without a network this one would never learn it. Where a site is cleared, no key is named. */
  function onStorage({ key }: StorageEvent): void {
    if (key !== null && session.state === "signed-in" && deviceAccount.get() === null) end(unfinishedLogOut.get() !== null);
  }

  function onOnline(): void {
    if (unfinishedLogOut.get() !== null) void ask();
  }

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const stopListening = onSessionOver(() => end(false));
      const stopCorrecting = onLateReply((path, reply) => path === sessionAddress && correct(accountIn(reply as SessionReply)));
      document.addEventListener("visibilitychange", onReturn);
      window.addEventListener("online", onOnline);
      window.addEventListener("storage", onStorage);
      void ask();
      return () => {
        stopListening();
        stopCorrecting();
        document.removeEventListener("visibilitychange", onReturn);
        window.removeEventListener("online", onOnline);
        window.removeEventListener("storage", onStorage);
      };
    },
    retry,
    check: () => void ask(),
    async enter(request) {
      stopAsking();
      try {
        become(await request());
      } catch (failure) {
        if (session.state === "unknown") void ask();
        throw failure;
      }
    },
    updateUser,
    leave: () => end(true),
  };
}

/** A failure that a retry may solve: a broken network or a failing server, never a refusal. */
export function isPassing(failure: unknown): boolean {
  return failure instanceof AppError && failure.status >= 500;
}

async function persistently<T>(read: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await read();
    } catch (failure) {
      if (!isPassing(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return read();
}

function asAppError(failure: unknown): AppError {
  return failure instanceof AppError ? failure : new AppError("unknown", { cause: failure });
}
