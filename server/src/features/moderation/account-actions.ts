import { whyProblem, type AccountAction } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { accountActionRefusal, type Actor } from "@recollect/domain/permissions/moderation.ts";

import { addLink } from "../../identity/sessions/account-links.store.ts";
import { findEmail } from "../../identity/names/emails.store.ts";
import { endEverySession, endSuspension, suspendAccount } from "../../identity/account/suspension.store.ts";
import { addMail } from "../../mail/outgoing-mail.store.ts";
import type { Transaction } from "../../store/store.ts";
import { actingOn } from "./acting.store.ts";
import { findAccount } from "./accounts.store.ts";
import type { ModerationDeps } from "./deck-actions.ts";
import { logAction, refuseWhenActed } from "./moderation-log.store.ts";
import { notifyStudent } from "./notices.store.ts";

/**
 * `seen`: the id of the last act on the account that the moderator has seen, 0 for none; null for the operator, who acts on the current
 * state.
 */
export type AccountActionRequest = { uid: string; act: AccountAction; why: string; seen: number | null };

/** The path of a link that was made and not mailed; null for every other act. */
type ActionResult = { link: string | null };

/**
 * Acts on an account once: logs who did it and why, and notifies the student. Throws what is wrong with the reason,
 * `desk/account-not-found`, `desk/not-yourself`, `desk/not-a-caretaker`, `desk/done-meanwhile`, `desk/already-so`.
 */
export function createAccountActions({ store, clock, mail }: ModerationDeps) {
  async function carryOut(tx: Transaction, { uid, act }: AccountActionRequest, now: number): Promise<string | null> {
    if (act === "suspend") await suspendAccount(tx, uid, now);
    if (act === "unsuspend") await endSuspension(tx, uid);
    if (act === "end-sessions") await endEverySession(tx, uid, now);
    return act === "reset-link" ? resetLink(tx, uid, now) : null;
  }

  /** With a mail server, only the student gets the link. */
  async function resetLink(tx: Transaction, uid: string, now: number): Promise<string | null> {
    if (!mail.isOn) return `/reset-password?token=${await addLink(tx, { kind: "reset-password", userId: uid, now })}`;
    const recipient = await findEmail(tx.db, uid);
    if (recipient !== null) await addMail(tx, { kind: "reset-password", recipient, details: {} }, now);
    return null;
  }

  return async (actor: Actor, request: AccountActionRequest): Promise<ActionResult> => {
    const { uid, act, seen } = request;
    const problem = whyProblem(request.why);
    if (problem) throw new AppError(problem);
    const why = request.why.trim();
    const link = await store.write(async (tx) => {
      if (!(await findAccount(tx.db, uid))) throw new AppError("desk/account-not-found");
      const acting = await actingOn(tx.db, actor, uid);
      const account = await findAccount(tx.db, uid);
      if (!account) throw new AppError("desk/account-not-found");
      const refusal = accountActionRefusal(acting, account);
      if (refusal) throw new AppError(refusal);
      await refuseWhenActed(tx.db, { subjectId: uid, deckId: null }, seen);
      const isSuspended = account.suspendedAt !== null;
      if ((act === "suspend" && isSuspended) || (act === "unsuspend" && !isSuspended)) throw new AppError("desk/already-so");
      const now = clock();
      const newLink = await carryOut(tx, request, now);
      await logAction(tx, { act: `account-${act}`, actor, subjectId: uid, deckId: null, why, now });
      await notifyStudent(tx, { uid, kind: `account-${act}`, deckId: null, deckTitle: null, why, now, byMail: mail.isOn });
      return newLink;
    });
    mail.wake();
    return { link };
  };
}
