import type { SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";
import type { Log } from "../process/log/log.ts";
import type { SchoolSettings } from "../process/settings/account-settings.ts";
import type { Store } from "../store/store.ts";
import { createAccount } from "./account/account.ts";
import { createAttempts } from "./attempts/attempts.store.ts";
import { emailOf } from "./names/emails.store.ts";
import type { Identity } from "./identity.ts";
import { createKnownDevices } from "./attempts/known-devices.store.ts";
import type { BetterAuth } from "./sign-in/better-auth.ts";
import { createPasswords, type HashCost } from "./passwords/hashing.ts";
import { createRememberedSessions } from "./sessions/remembered-sessions.ts";
import { createSchool } from "./school/school.ts";
import { createFairQueue } from "../http/limits/fair-queue.ts";
import type { From, SessionInfo, WithCookies } from "./sessions/session.ts";
import { createSecurityLog } from "./attempts/security-log.ts";
import { FORGET_SESSION, sessionCookie, sessionToken, type Secrets } from "./sessions/session-cookie.ts";
import { createSessions, sessionInfo, SESSION_SECONDS } from "./sessions/sessions.store.ts";
import { createSignIn } from "./sign-in/sign-in.ts";
import { createUnfinishedSignOuts } from "./sessions/unfinished-sign-outs.ts";

type IdentityDeps = {
  store: Store;
  /** at least 32 characters each; the first signs the session's cookie */
  secrets: Secrets;
  /** ms since 1970 */
  clock: () => number;
  /** false turns off the limits on attempts */
  limits: boolean;
  log: Log;
  signUp: SignUpMode;
  /** the origin for students; null: as in each request */
  publicUrl: string | null;
  /** the school's sign-in; null: none */
  oidc: SchoolSettings | null;
  /** whether mails can be sent, and what starts sending */
  mail: { isOn: boolean; wake: () => void };
  /** the cost of a password's hash; tests make thousands */
  hashCost?: HashCost;
};

/**
 * Limits for reading a session. Before it is known the request is a visitor's, so the limits of students do not apply: four such reads run
 * at once, and one of the same session.
 */
const reads = { atOnce: 4, eachAtOnce: 1, mostWaiting: 500 };

const noSession = { body: null, cookies: [] };

/** Identity. Sessions are read here, with a short cache; the identity library creates them. */
export function createIdentity(deps: IdentityDeps): Identity {
  const { store, clock, secrets, log } = deps;
  const parts = {
    ...deps,
    sessions: createSessions(deps),
    attempts: createAttempts(deps),
    devices: createKnownDevices(deps),
    passwords: createPasswords(deps.hashCost),
    security: createSecurityLog(log, secrets[0]),
    onProblem: (message: string) => log({ level: "error", message }),
  };
  const { sessions, security } = parts;
  const remembered = createRememberedSessions({ store, clock, look: sessions.live });
  const unfinished = createUnfinishedSignOuts({ end: sessions.end, log });
  const inTurn = createFairQueue(reads);
  let loading: Promise<BetterAuth> | undefined;
  const betterAuth = () => (loading ??= import("./sign-in/better-auth.ts").then(({ createBetterAuth }) => createBetterAuth(parts)));
  const { signUp, signIn, openWithoutEmail, openSession } = createSignIn({ ...parts, betterAuth });
  const tokenIn = (cookieHeader: string | undefined, https: boolean) => {
    const token = sessionToken(cookieHeader, secrets, https, remembered.signatures);
    return token === null || unfinished.has(token) ? null : token;
  };

  async function sessionOf(
    token: string,
    { cookieHeader, https }: Pick<From, "cookieHeader" | "https">,
  ): Promise<WithCookies<SessionInfo | null>> {
    const session = await sessions.live(token);
    // The cookie of an ended session stays until the next login replaces it: this reply may arrive after that login, and would delete its
    // cookie.
    if (session === null) return noSession;
    if (sessions.isDueForRenewal(session)) {
      const renewed = await sessions.renew(session);
      return { body: sessionInfo(renewed), cookies: [sessionCookie(token, secrets, SESSION_SECONDS)] };
    }
    await sessions.touch(session);
    const isOfOlderSecret = sessionToken(cookieHeader, [secrets[0]], https) === null;
    return { body: sessionInfo(session), cookies: isOfOlderSecret ? [sessionCookie(token, secrets, SESSION_SECONDS)] : [] };
  }

  return {
    signUp,
    signIn,
    openWithoutEmail,
    mail: deps.mail,
    account: createAccount(parts),
    school: createSchool({ ...parts, settings: deps.oidc, openSession }),

    decksGuessed(uid, address) {
      if (uid === null) return security("decks-guessed", { address });
      void emailOf(store.read, uid).then(
        (email) => security("decks-guessed", { email, address }),
        () => {},
      );
    },

    async viewerOf(cookieHeader, https) {
      const token = tokenIn(cookieHeader, https);
      const session = token === null ? null : await remembered.find(token);
      return session && { uid: session.uid, sessionId: session.id };
    },

    knownViewerOf(cookieHeader, https) {
      const token = tokenIn(cookieHeader, https);
      const session = token === null ? null : remembered.sessionOf(token);
      return session && { uid: session.uid, sessionId: session.id };
    },

    isSessionAlive: (sessionId) => sessions.isAlive(sessionId),

    async session({ cookieHeader, https }) {
      const token = tokenIn(cookieHeader, https);
      return token === null ? noSession : inTurn(token, () => sessionOf(token, { cookieHeader, https }));
    },

    async signOut({ cookieHeader, https, address }) {
      const token = tokenIn(cookieHeader, https);
      if (token !== null) await sessions.end(token).catch((failure: unknown) => unfinished.add(token, failure));
      if (token !== null) security("sign-out", { address });
      return { body: { success: true }, cookies: [FORGET_SESSION] };
    },
  };
}
