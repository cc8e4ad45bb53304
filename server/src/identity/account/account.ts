import { hasNoEmail } from "@recollect/domain/accounts/no-email.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

import type { SessionViewer } from "../../http/viewer.ts";
import { addMail, type Outgoing } from "../../mail/outgoing-mail.store.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { isUniqueViolation } from "../../store/unique-violation.ts";
import { addLink, endLinks, endLinksOfKind, linkOf, spendLink } from "../sessions/account-links.store.ts";
import type { Attempts } from "../attempts/attempts.store.ts";
import { checkedEmail, checkedPassword } from "../sign-in/credentials.ts";
import { askDeletion, CHANGE_OF_MIND_MS } from "../deletion/ask-deletion.store.ts";
import { confirmedEmail, emailOf, isEmailConfirmed, languageOfStudent } from "../names/emails.store.ts";
import type { WithCookies } from "../sessions/session.ts";
import type { Passwords } from "../passwords/hashing.ts";
import { passwordHashOf, setPassword } from "../passwords/set-password.store.ts";
import type { SecurityLog } from "../attempts/security-log.ts";
import { forgetDevices } from "../attempts/known-devices.store.ts";
import { FORGET_SESSION } from "../sessions/session-cookie.ts";
import { endSessionsOf, type Sessions } from "../sessions/sessions.store.ts";

type AccountDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  sessions: Sessions;
  attempts: Attempts;
  passwords: Passwords;
  security: SecurityLog;
  /** whether mails can be sent, and a function that sends stored ones soon */
  mail: { isOn: boolean; wake: () => void };
};

/**
 * A session as its student sees it. `token` is the id with which to end it; the secret one is only in the cookie, where no page can read
 * it.
 */
export type SessionListed = { id: string; token: string; device: string; createdAt: number; lastUsedAt: number; isCurrent: boolean };

export type Account = ReturnType<typeof createAccount>;

/** Within this time after a login, in ms, the password need not be given again. */
const freshMs = 5 * minuteMs;

/** At most one mail of a kind to an address within this time, in ms. */
const mailPauseMs = 5 * minuteMs;

/** Account management for students: passwords, the email, sessions, deletion. */
export function createAccount({ store, clock, sessions, attempts, passwords, security, mail }: AccountDeps) {
  /** Throws `auth/wrong-password`, `auth/no-password`, and `auth/too-many-requests` after too many wrong ones. */
  async function confirmPassword(uid: string, password: string, address: string): Promise<void> {
    await attempts.confirmationBegins(uid);
    const passwordHash = await passwordHashOf(store.read, uid);
    if (passwordHash === null) throw new AppError("auth/no-password");
    if (!(await passwords.turnOf(address, () => passwords.verify(password, passwordHash)))) throw new AppError("auth/wrong-password");
    await attempts.confirmed(uid);
  }

  async function isFresh(uid: string, sessionId: string): Promise<boolean> {
    const session = (await sessions.listOf(uid)).find(({ id }) => id === sessionId);
    return session !== undefined && clock() - session.createdAt <= freshMs;
  }

  /** Stores the mail unless one of its kind was sent to the address recently; returns whether it did. */
  async function post(tx: Transaction, one: Outgoing): Promise<boolean> {
    const isFirst = await attempts.mailIsFirst(tx, `${one.kind} ${one.recipient}`, mailPauseMs);
    if (isFirst) await addMail(tx, one, clock());
    return isFirst;
  }

  return {
    /** Changes the password and ends all other sessions. */
    async changePassword(
      { uid, sessionId }: SessionViewer,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      address: string,
    ) {
      const email = await emailOf(store.read, uid);
      await checkedPassword({ email, password: newPassword });
      await confirmPassword(uid, currentPassword, address);
      const hash = await passwords.turnOf(address, () => passwords.hash(newPassword));
      await store.write((tx) => setPassword(tx, store.kind, { uid, hash, now: clock(), keptSession: sessionId }));
      security("password-changed", { email });
      return { status: true };
    },

    /**
     * Sends a link to the address if it has an account. Nothing here checks whether it has: the reply and its time are the same. If no mail
     * can be sent this is only logged, and the screen says whom to ask (`signInOptions`).
     */
    async requestPasswordReset({ email: emailInput }: { email: string }, address: string) {
      const email = checkedEmail(emailInput);
      await attempts.mailAsked(address);
      if (mail.isOn) await store.write((tx) => post(tx, { kind: "reset-password", recipient: email, details: {} }));
      security("password-reset-asked", { email, address });
      if (mail.isOn) mail.wake();
      return { status: true };
    },

    /** Sets a new password for the account of the link, and ends all its sessions. */
    async resetPassword({ token, newPassword }: { token: string; newPassword: string }, address: string) {
      const { userId: uid } = await linkOf(store.read, "reset-password", token, clock());
      const email = await emailOf(store.read, uid);
      await checkedPassword({ email, password: newPassword });
      const hash = await passwords.turnOf(address, () => passwords.hash(newPassword));
      await store.write(async (tx) => {
        await spendLink(tx, "reset-password", token, clock());
        await setPassword(tx, store.kind, { uid, hash, now: clock() });
      });
      security("password-reset", { email });
      return { status: true };
    },

    /**
     * Sends a link to the new address, which confirms it, and one to the old address, which stops the change. The password is asked for unless the session has just begun with it.
     */
    async changeEmail(
      { uid, sessionId }: SessionViewer,
      { newEmail, password }: { newEmail: string; password?: string | undefined },
      address: string,
    ) {
      if (!mail.isOn) throw new AppError("auth/mail-off");
      const email = checkedEmail(newEmail);
      const old = await emailOf(store.read, uid);
      if (email === old) throw new AppError("auth/same-email");
      if (password !== undefined) await confirmPassword(uid, password, address);
      else if (!(await isFresh(uid, sessionId))) throw new AppError("auth/password-needed");
      await attempts.mailAsked(address);
      await store.write(async (tx) => {
        if (!(await attempts.mailIsFirst(tx, `confirm-email ${uid}`, mailPauseMs))) throw new AppError("auth/too-many-mails");
        const now = clock();
        const request = { userId: uid, sessionId, now };
        const stopToken = await addLink(tx, { ...request, kind: "stop-email-change" });
        await addMail(tx, { kind: "email-change-asked", recipient: old, details: { token: stopToken, email } }, now);
        const token = await addLink(tx, { ...request, kind: "confirm-email", email });
        await addMail(
          tx,
          { kind: "confirm-email", recipient: email, details: { token, language: (await languageOfStudent(tx.db, uid)) ?? "" } },
          now,
        );
      });
      mail.wake();
      return { status: true };
    },

    /** Sends a link to the account's own address, with which its student shows that it is theirs. Does nothing for one that is confirmed. */
    async askConfirmation({ uid, sessionId }: SessionViewer, address: string) {
      if (!mail.isOn) throw new AppError("auth/mail-off");
      const email = await emailOf(store.read, uid);
      if (hasNoEmail(email)) throw new AppError("auth/invalid-email");
      if (await isEmailConfirmed(store.read, uid)) return { status: true };
      await attempts.mailAsked(address);
      await store.write(async (tx) => {
        if (!(await attempts.mailIsFirst(tx, `confirm-email ${uid}`, mailPauseMs))) throw new AppError("auth/too-many-mails");
        const now = clock();
        const token = await addLink(tx, { userId: uid, sessionId, now, kind: "confirm-email", email });
        const language = (await languageOfStudent(tx.db, uid)) ?? "";
        await addMail(tx, { kind: "confirm-email", recipient: email, details: { token, language, isOwn: "yes" } }, now);
      });
      mail.wake();
      return { status: true };
    },

    /** Confirms the new address: it is used to sign in from now on, and the old one gets a mail. If the account has it already, it is only confirmed. */
    async confirmEmail({ token }: { token: string }) {
      const { before, after } = await store.write(async (tx) => {
        const { userId, email } = await spendLink(tx, "confirm-email", token, clock());
        if (email === null) throw new AppError("auth/link-wrong");
        const old = await emailOf(tx.db, userId);
        if (email === old) {
          await confirmedEmail(tx.db, store.kind, userId, email);
          return { before: old, after: email };
        }
        await endLinks(tx, userId, clock());
        await confirmedEmail(tx.db, store.kind, userId, email).catch((failure: unknown) => {
          throw isUniqueViolation(failure) ? new AppError("auth/email-already-in-use", { cause: failure }) : failure;
        });
        // The old address is nobody's now, so its language goes with the mail.
        const language = (await languageOfStudent(tx.db, userId)) ?? "";
        if (mail.isOn) await addMail(tx, { kind: "email-changed", recipient: old, details: { email, language } }, clock());
        return { before: old, after: email };
      });
      security(before === after ? "email-confirmed" : "email-changed", { email: before });
      mail.wake();
      return { email: after };
    },

    /**
     * Stops the change of address that a mail to the old address told about. It needs no session: the owner of that mailbox may be locked
     * out.
     */
    async stopEmailChange({ token }: { token: string }) {
      const email = await store.write(async (tx) => {
        const now = clock();
        const { userId } = await spendLink(tx, "stop-email-change", token, now);
        await endLinksOfKind(tx, userId, "confirm-email", now);
        return emailOf(tx.db, userId);
      });
      security("email-change-stopped", { email });
      return { status: true };
    },

    async listSessions({ uid, sessionId }: SessionViewer): Promise<SessionListed[]> {
      const living = await sessions.listOf(uid);
      return living.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        token: id,
        device: userAgent,
        createdAt,
        lastUsedAt,
        isCurrent: id === sessionId,
      }));
    },

    async revokeSession({ uid }: SessionViewer, token: string) {
      if (!(await sessions.endOne(uid, token))) throw new AppError("auth/session-not-found");
      return { status: true };
    },

    async revokeOtherSessions({ uid, sessionId }: SessionViewer) {
      await store.write(async (tx) => {
        await endSessionsOf(tx, uid, { now: clock(), exceptId: sessionId });
        await forgetDevices(tx.db, uid);
      });
      security("sessions-ended", { email: await emailOf(store.read, uid) });
      return { status: true };
    },

    /** Schedules the account's deletion in a week, unless its student signs in before; its sessions end at once. */
    async deleteUser(
      { uid }: SessionViewer,
      { password }: { password: string },
      address: string,
    ): Promise<WithCookies<{ deletionAt: number }>> {
      await confirmPassword(uid, password, address);
      const email = await emailOf(store.read, uid);
      const deletionAt = clock() + CHANGE_OF_MIND_MS;
      await store.write(async (tx) => {
        await askDeletion(tx, uid, deletionAt);
        await endSessionsOf(tx, uid, { now: clock() });
        if (mail.isOn) await addMail(tx, { kind: "account-deletion", recipient: email, details: { deletionAt } }, clock());
      });
      security("deletion-asked", { email });
      mail.wake();
      return { body: { deletionAt }, cookies: [FORGET_SESSION] };
    },
  };
}
