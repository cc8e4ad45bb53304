import type { SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Store } from "../../store/store.ts";
import type { Attempts } from "../attempts/attempts.store.ts";
import { checkedPassword, loginCredentials, newCredentials, type Credentials } from "./credentials.ts";
import { addressToLogIn, createWithoutEmail, type OpenWithoutEmail } from "./account-without-email.store.ts";
import { keepAccount } from "../deletion/ask-deletion.store.ts";
import { appErrorOf } from "./error-codes.ts";
import { handedRequest } from "./handed-request.ts";
import type { From, SessionInfo, WithCookies } from "../sessions/session.ts";
import { claimInvitation, giveBackInvitation, spendInvitation } from "./invitations.store.ts";
import type { KnownDevices } from "../attempts/known-devices.store.ts";
import type { BetterAuth } from "./better-auth.ts";
import type { Passwords } from "../passwords/hashing.ts";
import { passwordHashOf, replaceHash } from "../passwords/set-password.store.ts";
import type { SecurityLog } from "../attempts/security-log.ts";
import { sessionToken, type Secrets } from "../sessions/session-cookie.ts";
import { sessionInfo, type LiveSession, type Sessions } from "../sessions/sessions.store.ts";

type SignInDeps = {
  store: Store;
  secrets: Secrets;
  clock: () => number;
  signUp: SignUpMode;
  sessions: Sessions;
  attempts: Attempts;
  devices: KnownDevices;
  passwords: Passwords;
  security: SecurityLog;
  /** loads the identity library, which takes longer than the rest of the start */
  betterAuth: () => Promise<BetterAuth>;
};

/** Sign-up and login with a password. */
export type SignIn = {
  /**
   * Creates an account and signs it in. Throws what is wrong with the credentials, `auth/email-already-in-use`, `auth/too-many-sign-ups`.
   */
  signUp(credentials: Credentials & { invitation?: string | undefined }, from: From): Promise<WithCookies<SessionInfo>>;

  /**
   * With the address, or with "@" and the username of an account without one. Throws `auth/invalid-credential` for an unknown account and for a wrong password,
   * and `auth/too-many-requests`.
   */
  signIn(credentials: Credentials, from: From): Promise<WithCookies<SessionInfo>>;

  openWithoutEmail: OpenWithoutEmail;
};

/** Sign-up and login, and what follows both. */
export function createSignIn(parts: SignInDeps): SignIn & { openSession: OpenSession } {
  const { store, clock, sessions, attempts, devices, security } = parts;
  const openSession = createOpened(parts);
  const { turnOf } = parts.passwords;

  return {
    openSession,

    async signUp({ invitation, ...input }, from) {
      if (parts.signUp === "off") throw new AppError("auth/sign-up-off");
      if (parts.signUp === "oidc") throw new AppError("auth/only-school-account");
      const credentials = newCredentials(input);
      await attempts.signUpBegins(from.address);
      await checkedPassword(credentials);
      const byInvitation = parts.signUp === "invite";
      if (byInvitation) await claimInvitation(store, { code: invitation, email: credentials.email, now: clock() });
      const cookies = await createAccount(credentials, from).catch(async (failure: unknown) => {
        if (byInvitation && invitation) await giveBackInvitation(store, invitation);
        throw failure;
      });
      if (byInvitation && invitation) await spendInvitation(store, invitation);
      security("sign-up", { email: credentials.email, address: from.address });
      return openSession(cookies, from);
    },

    async openWithoutEmail({ username, password }, from, within) {
      await attempts.signUpBegins(from.address);
      if (password.trim().toLowerCase() === username.toLowerCase()) throw new AppError("auth/password-is-username");
      await checkedPassword({ email: username, password });
      const hash = await turnOf(from.address, () => parts.passwords.hash(password));
      const email = await createWithoutEmail(store, { hash, now: clock(), within });
      security("sign-up", { email, address: from.address });
      const { signIn } = await parts.betterAuth();
      const request = handedRequest(from.request, { path: "/api/auth/sign-in/email" });
      return openSession(await turnOf(from.address, () => signIn({ email, password }, request)), from);
    },

    async signIn(input, from) {
      if (parts.signUp === "oidc") throw new AppError("auth/only-school-account");
      const credentials = loginCredentials({ ...input, email: await addressToLogIn(store.read, input.email) });
      const { email } = credentials;
      const device = await devices.knownDevice(email, from.cookieHeader, from.https);
      const one = { email, address: from.address, device };
      await attempts.signInBegins(one).catch((refusal: unknown) => {
        security("sign-in-refused", { email, address: from.address });
        throw refusal;
      });
      const { signIn } = await parts.betterAuth();
      const request = handedRequest(from.request, { path: "/api/auth/sign-in/email" });
      const cookies = await turnOf(from.address, () => signIn(credentials, request)).catch(async (failure: unknown) => {
        const error = appErrorOf(failure);
        if (isWrongCredential(error)) security("sign-in-failed", { email, address: from.address });
        else await attempts.signInBroke(one);
        throw error;
      });
      await attempts.signInSucceeded(one);
      const reply = await openSession(cookies, from);
      security("sign-in", { email, address: from.address });
      await rehashed(reply.body.user.id, credentials.password);
      return reply;
    },
  };

  async function createAccount(credentials: Credentials, from: From): Promise<readonly string[]> {
    const { signUp } = await parts.betterAuth();
    const request = handedRequest(from.request, { path: "/api/auth/sign-up/email" });
    return turnOf(from.address, () => signUp(credentials, request)).catch(async (failure: unknown) => {
      // Two concurrent sign-ups: the library found the address free, then the database did not, which the library does not report.
      if (await sessions.hasAccount(credentials.email)) throw new AppError("auth/email-already-in-use", { cause: failure });
      throw appErrorOf(failure);
    });
  }

  /** Renews an outdated hash of a password. */
  async function rehashed(uid: string, password: string): Promise<void> {
    const storedHash = await passwordHashOf(store.read, uid);
    if (storedHash === null || !parts.passwords.isOutdated(storedHash)) return;
    const hash = await parts.passwords.hash(password);
    await store.write(({ db }) => replaceHash(db, uid, storedHash, hash));
  }
}

export type OpenSession = (cookies: readonly string[], from: From) => Promise<WithCookies<SessionInfo>>;

/**
 * After a new session: the browser's previous one ends, a student's oldest ones end, the device becomes known, and a scheduled deletion is
 * cancelled.
 */
function createOpened({ store, secrets, sessions, devices, security }: SignInDeps): OpenSession {
  /** Refuses a suspended account; only after the right password, which reveals the suspension. */
  async function refuseSuspended(token: string, { address }: From): Promise<void> {
    const email = await sessions.endSuspended(token);
    if (email === null) return;
    security("sign-in-suspended", { email, address });
    throw new AppError("auth/user-disabled");
  }

  return async (cookies, from) => {
    const token = sessionToken(cookies.join("; "), secrets, false) ?? "";
    const session = await sessions.live(token);
    if (session === null) await refuseSuspended(token, from);
    if (session === null) throw new Error("the identity library made a session that cannot be read back");
    const before = sessionToken(from.cookieHeader, secrets, from.https);
    if (before !== null) await sessions.end(before);
    await sessions.tidy(session.uid);
    const device = await devices.remember(session.uid, from.cookieHeader, from.https);
    if (await keepAccount(store, session.uid)) security("deletion-stopped", { email: session.email, address: from.address });
    return { body: sessionInfo(session satisfies LiveSession), cookies: [...cookies, device] };
  };
}

function isWrongCredential(error: unknown): boolean {
  return error instanceof AppError && error.code === "auth/invalid-credential";
}
