import type { SessionViewer } from "../http/viewer.ts";
import type { Account } from "./account/account.ts";
import type { School } from "./school/school.ts";
import type { From, SessionInfo, WithCookies } from "./sessions/session.ts";
import type { SignIn } from "./sign-in/sign-in.ts";

/** What the rest of the server may ask about identity. */
export type Identity = SignIn & {
  /** The student behind a Cookie header; null for a stranger and for an expired, a revoked or a forged session. */
  viewerOf(cookieHeader: string | undefined, https: boolean): Promise<SessionViewer | null>;

  /** The same, where it is known without asking the database; null says nothing. */
  knownViewerOf(cookieHeader: string | undefined, https: boolean): SessionViewer | null;

  /** Whether the session still lets its student in. */
  isSessionAlive(sessionId: string): Promise<boolean>;

  /** The session behind the cookies, or null. A visit extends it, once a day. */
  session(from: From): Promise<WithCookies<SessionInfo | null>>;

  /** Ends the session, and with it every stream that it opened, in every server process. The browser forgets it in any case. */
  signOut(from: From): Promise<WithCookies<{ success: true }>>;

  /** Notes that a student asked for many decks that are not there. */
  decksGuessed(uid: string | null, address: string): void;

  /** Sign-in with the school's accounts. */
  school: School;

  /** Whether mails can leave, and what sends soon one that was written down. */
  mail: { isOn: boolean; wake: () => void };

  /** What students do with their accounts. */
  account: Account;
};
