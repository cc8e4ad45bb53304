import type { Store } from "../../store/store.ts";
import type { KnownSignatures } from "./session-cookie.ts";
import type { LiveSession } from "./sessions.store.ts";

/** How long a session that was found alive lets its student in without being looked up again, in ms. */
export const REMEMBERED_MS = 5_000;

/** How many sessions are remembered; the one that was looked up first is forgotten first. */
export const MAX_REMEMBERED = 10_000;

type Given = {
  store: Pick<Store, "onChange" | "onGap">;
  /** ms since 1970 */
  clock: () => number;
  /** the session with the token, from the database; null when there is none or its time is up */
  look: (token: string) => Promise<LiveSession | null>;
};

export type RememberedSessions = {
  /** the session with the token, if it is remembered */
  known(token: string): LiveSession | null;
  /** the session with the token; null when there is none or its time is up */
  find(token: string): Promise<LiveSession | null>;
  /** the signatures beside the tokens that are remembered: they are forgotten with their sessions */
  signatures: KnownSignatures;
};

/**
 * Looks sessions up, and for a moment remembers those that are alive: a student's requests come in bursts. What is remembered
 * never outlives the session. One that is ended is forgotten with the announcement, which every process hears; where it may
 * have been lost, all are forgotten; and what was not announced, such as a row that was deleted by hand, counts after the moment.
 * That there is no session is never remembered.
 */
export function createRememberedSessions({ store, clock, look }: Given): RememberedSessions {
  const byToken = new Map<string, { session: LiveSession; since: number; signature: string | undefined }>();
  const tokens = new Map<string, string>();
  /** how often something was forgotten: what was looked up before that may be over by now */
  let forgotten = 0;

  store.onChange((change) => {
    if (change.kind !== "session-ended") return;
    forgotten += 1;
    const token = tokens.get(change.sessionId);
    if (token !== undefined) forget(token);
  });
  store.onGap(() => {
    forgotten += 1;
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

  function known(token: string): LiveSession | null {
    const now = clock();
    const entry = byToken.get(token);
    return entry && isFresh(entry.since, now) && now <= entry.session.expiresAt ? entry.session : null;
  }

  async function find(token: string): Promise<LiveSession | null> {
    const entry = known(token);
    if (entry) return entry;
    const now = clock();
    const before = forgotten;
    const session = await look(token);
    if (session === null) forget(token);
    else if (before === forgotten) remember(token, session, now);
    return session;
  }

  return {
    known,
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

/** A clock that was set back makes nothing last longer. */
function isFresh(since: number, now: number): boolean {
  return since <= now && now - since < REMEMBERED_MS;
}
