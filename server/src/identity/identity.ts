import type { SessionViewer } from "../http/viewer.ts";
import type { Account } from "./account/account.ts";
import type { School } from "./school/school.ts";
import type { From, SessionInfo, WithCookies } from "./sessions/session.ts";
import type { SignIn } from "./sign-in/sign-in.ts";

/** What the rest of the server needs of identity. */
export type Identity = SignIn & {
  /** The student of a Cookie header; null for a visitor and for an expired, revoked or forged session. */
  viewerOf(cookieHeader: string | undefined, https: boolean): Promise<SessionViewer | null>;

  /** Like `viewerOf`, but only from the cache; null if it is not cached. */
  knownViewerOf(cookieHeader: string | undefined, https: boolean): SessionViewer | null;

  /** Whether the session is still valid. */
  isSessionAlive(sessionId: string): Promise<boolean>;

  /** The session of the cookies, or null. A visit extends it, once a day. */
  session(from: From): Promise<WithCookies<SessionInfo | null>>;

  /** Ends the session, and with it all its streams, in every server process. The browser deletes the cookie in any case. */
  signOut(from: From): Promise<WithCookies<{ success: true }>>;

  /** Logs that a student asked for many missing decks. */
  decksGuessed(uid: string | null, address: string): void;

  /** Sign-in with the school's accounts. */
  school: School;

  /** Whether mails can be sent, and a function that sends stored ones soon. */
  mail: { isOn: boolean; wake: () => void };

  /** What students do with their accounts. */
  account: Account;
};
