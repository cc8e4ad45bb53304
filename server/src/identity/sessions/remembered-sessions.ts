import type { Store } from "../../store/store.ts";
import type { KnownSignatures } from "./session-cookie.ts";
import type { LiveSession } from "./sessions.store.ts";

/** How long a valid session is cached, in ms. */
export const REMEMBERED_MS = 5_000;

/** The number of cached sessions; the oldest is dropped first. */
export const MAX_REMEMBERED = 10_000;

type RememberedSessionsOptions = {
  store: Pick<Store, "onChange" | "onGap" | "hearsChanges">;
  /** ms since 1970 */
  clock: () => number;
  /** reads the session with the token from the database; null if there is none or it has expired */
  look: (token: string) => Promise<LiveSession | null>;
};

type RememberedSessions = {
  /** the session with the token, if it is cached */
  sessionOf(token: string): LiveSession | null;
  /** the session with the token; null if there is none or it has expired */
  find(token: string): Promise<LiveSession | null>;
  /** the signatures of cached tokens: they are dropped with their sessions */
  signatures: KnownSignatures;
};

/**
 * A cache of valid sessions: a student's requests come in bursts. An entry never outlives its session. An ended session is dropped at its
 * announcement, which reaches every process; while it can't, nothing is answered from the cache; if it may have been lost, all are dropped; and an unannounced end, such as a row that was
 * deleted by hand, takes effect when the entry expires. Missing sessions are not cached.
 */
export function createRememberedSessions({ store, clock, look }: RememberedSessionsOptions): RememberedSessions {
  const byToken = new Map<string, { session: LiveSession; since: number; signature: string | undefined }>();
  const tokens = new Map<string, string>();
  /** counts invalidations: a lookup that began before one may be outdated */
  let forgottenCount = 0;

  store.onChange((change) => {
    if (change.kind !== "session-ended") return;
    forgottenCount += 1;
    const token = tokens.get(change.sessionId);
    if (token !== undefined) forget(token);
  });
  store.onGap(() => {
    forgottenCount += 1;
    byToken.clear();
    tokens.clear();
  });

  function remember(token: string, session: LiveSession, since: number): void {
    const signature = byToken.get(token)?.signature;
    forget(token);
    byToken.set(token, { session, since, signature });
    tokens.set(session.id, token);
    const [oldest] = byToken.keys();
    if (byToken.size > MAX_REMEMBERED && oldest !== undefined) forget(oldest);
  }

  function forget(token: string): void {
    const entry = byToken.get(token);
    if (!entry) return;
    byToken.delete(token);
    tokens.delete(entry.session.id);
  }

  function sessionOf(token: string): LiveSession | null {
    const now = clock();
    const entry = byToken.get(token);
    const isValid = entry !== undefined && isFresh(entry.since, now) && now <= entry.session.expiresAt;
    return isValid && store.hearsChanges() ? entry.session : null;
  }

  async function find(token: string): Promise<LiveSession | null> {
    const entry = sessionOf(token);
    if (entry) return entry;
    const now = clock();
    const before = forgottenCount;
    const session = await look(token);
    if (session === null) forget(token);
    else if (before === forgottenCount) remember(token, session, now);
    return session;
  }

  return {
    sessionOf,
    find,
    signatures: {
      of: (token) => byToken.get(token)?.signature,
      keep(token, signature) {
        const entry = byToken.get(token);
        if (entry) entry.signature = signature;
      },
    },
  };
}

/** A clock that was set back does not extend anything. */
function isFresh(since: number, now: number): boolean {
  return since <= now && now - since < REMEMBERED_MS;
}
