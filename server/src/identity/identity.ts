import type { SessionViewer } from "../http/viewer.ts";
import type { Credentials } from "./credentials.ts";

/** Who somebody is, as replies say it. `expiresAt` is ms since 1970. */
export type SessionInfo = { user: { id: string; email: string }; session: { id: string; expiresAt: number } };

/** A reply of the identity library: what to say, and the cookies to set. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** What the rest of the server may ask about identity. */
export type Identity = {
  /** The student behind a Cookie header; null for a stranger, an expired, a revoked or a forged session. */
  viewerOf(cookieHeader: string | undefined): Promise<SessionViewer | null>;
  /** Whether the session still lets its student in. */
  isSessionAlive(sessionId: string): Promise<boolean>;
  signUp(credentials: Credentials, from: Origin): Promise<WithCookies<SessionInfo>>;
  signIn(credentials: Credentials, from: Origin): Promise<WithCookies<SessionInfo>>;
  /** The session behind the cookies, or null; its expiry slides once a day. */
  session(from: Origin): Promise<WithCookies<SessionInfo | null>>;
  /** Ends the session and every stream that it opened, in every server process. */
  signOut(from: Origin): Promise<WithCookies<{ success: true }>>;
};

/** Where an identity request came from: its headers, the address that limits count by, and whether the browser spoke HTTPS. */
export type Origin = { headers: Headers; address: string; https: boolean };
