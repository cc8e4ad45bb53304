import type { Store } from "../store/store.ts";
import { createAttempts } from "./attempts.ts";
import { createDoors } from "./doors.ts";
import type { Identity } from "./identity.ts";
import { createRememberedSessions } from "./remembered-sessions.ts";
import { FORGET_SESSION, sessionToken } from "./session-cookie.ts";
import { createSessions, sessionInfo } from "./sessions.ts";

export type IdentityParts = {
  store: Store;
  /** at least 32 characters; signs the session's cookie */
  secret: string;
  /** ms since 1970 */
  clock: () => number;
  /** false lifts the limits on attempts */
  limits: boolean;
  /** hears of faults of the identity library, without what a student typed */
  onProblem: (message: string) => void;
};

/**
 * Who is who. Reading a session is done here, and who sends a request is remembered for a moment; making a session is the
 * identity library's work.
 */
export function createIdentity(parts: IdentityParts): Identity {
  const sessions = createSessions(parts);
  const remembered = createRememberedSessions({ store: parts.store, clock: parts.clock, look: sessions.live });
  const doors = createDoors({ ...parts, sessions, attempts: createAttempts(parts) });
  const tokenIn = (cookieHeader: string | undefined) => sessionToken(cookieHeader, parts.secret);

  return {
    async viewerOf(cookieHeader) {
      const token = tokenIn(cookieHeader);
      const session = token === null ? null : await remembered(token);
      return session && { uid: session.uid, sessionId: session.id };
    },

    isSessionAlive: (sessionId) => sessions.isAlive(sessionId),
    signUp: doors.signUp,
    signIn: doors.signIn,

    async session(from) {
      const token = tokenIn(from.cookieHeader);
      const session = token === null ? null : await sessions.live(token);
      if (session === null) return { body: null, cookies: from.cookieHeader === undefined ? [] : [FORGET_SESSION] };
      return sessions.isDueForRenewal(session) ? doors.renewed(from) : { body: sessionInfo(session), cookies: [] };
    },

    async signOut(from) {
      const token = tokenIn(from.cookieHeader);
      if (token !== null) await sessions.end(token);
      return { body: { success: true }, cookies: [FORGET_SESSION] };
    },
  };
}
