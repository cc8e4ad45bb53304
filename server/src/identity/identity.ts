import type { SessionViewer } from "../http/viewer.ts";
import type { Account } from "./account/account.ts";
import type { Credentials } from "./sign-in/credentials.ts";
import type { School } from "./school/school.ts";

/** What a session's student and the client may know of it. `expiresAt` is ms since 1970. The token is in the cookie alone. */
export type SessionInfo = { user: { id: string; email: string }; session: { id: string; expiresAt: number } };

/** A body to answer with, and the cookies that go with it. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** Where a request came from: the request itself, the address that limits count by, and whether the browser spoke HTTPS. */
export type From = { request: Request; cookieHeader: string | undefined; address: string; https: boolean };

/** What the rest of the server may ask about identity. */
export type Identity = {
  /** The student behind a Cookie header; null for a stranger and for an expired, a revoked or a forged session. */
  viewerOf(cookieHeader: string | undefined, https: boolean): Promise<SessionViewer | null>;

  /** Whether the session still lets its student in. */
  isSessionAlive(sessionId: string): Promise<boolean>;

  /** Makes an account and signs it in. Throws what is wrong with the credentials, `auth/email-already-in-use`, `auth/too-many-sign-ups`. */
  signUp(credentials: Credentials & { invitation?: string | undefined }, from: From): Promise<WithCookies<SessionInfo>>;

  /** Throws `auth/invalid-credential` for an unknown address as for a wrong password, and `auth/too-many-requests`. */
  signIn(credentials: Credentials, from: From): Promise<WithCookies<SessionInfo>>;

  /** The session behind the cookies, or null. A visit extends it, once a day. */
  session(from: From): Promise<WithCookies<SessionInfo | null>>;

  /** Ends the session, and with it every stream that it opened, in every server process. The browser forgets it in any case. */
  signOut(from: From): Promise<WithCookies<{ success: true }>>;

  /** Notes that a student asked for many decks that are not there. */
  decksGuessed(uid: string, address: string): void;

  /** Sign-in with the school's accounts. */
  school: School;

  /** Whether mails can leave, and what sends soon one that was written down. */
  mail: { isOn: boolean; wake: () => void };

  /** What students do with their accounts. */
  account: Account;
};
