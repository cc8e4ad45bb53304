import type { SessionViewer } from "../http/viewer.ts";
import type { Credentials } from "./credentials.ts";

/** Who is signed in, as replies say it. `expiresAt` is ms since 1970. */
export type SessionInfo = { user: { id: string; email: string }; session: { id: string; expiresAt: number } };

/** A reply and the cookies that come with it, as Set-Cookie values. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** Where a request came from: its cookies, and the address that limits count by. */
export type From = { cookieHeader: string | undefined; address: string };

/** What the rest of the server may ask about identity. */
export type Identity = {
  /** The student behind a Cookie header; null for a stranger and for an expired, a revoked or a forged session. */
  viewerOf(cookieHeader: string | undefined): Promise<SessionViewer | null>;

  /** Whether the session still lets its student in. */
  isSessionAlive(sessionId: string): Promise<boolean>;

  /** Makes an account and signs it in. Throws what is wrong with the credentials, `auth/email-already-in-use`, `auth/too-many-sign-ups`. */
  signUp(credentials: Credentials, from: From): Promise<WithCookies<SessionInfo>>;

  /** Throws `auth/invalid-credential` for an unknown address as for a wrong password, and `auth/too-many-requests`. */
  signIn(credentials: Credentials, from: From): Promise<WithCookies<SessionInfo>>;

  /** The session behind the cookies, or null. A visit makes it last anew, once a day. */
  session(from: From): Promise<WithCookies<SessionInfo | null>>;

  /** Ends the session, and with it every stream that it opened, in every server process. */
  signOut(from: From): Promise<WithCookies<{ success: true }>>;
};
