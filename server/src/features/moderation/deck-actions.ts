import { deckActionProblem, restrictionAfter, whyProblem, type DeckAction } from "@recollect/domain/moderation/actions.ts";
import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckActionRefusal, type Actor } from "@recollect/domain/permissions/moderation.ts";

import type { LastBackups } from "../../backups/backups.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { actingOn } from "./acting.store.ts";
import { findCase } from "./cases.store.ts";
import { logAction, refuseWhenActed } from "./moderation-log.store.ts";
import { notifyStudent } from "./notices.store.ts";
import { settleReports } from "./reports.store.ts";

/** Restricts a deck in the transaction, or lifts the restriction; false when the deck no longer exists. */
type RestrictDeck = (tx: Transaction, change: { ownerId: string; id: number; level: Restriction | null; now: number }) => Promise<boolean>;

export type ModerationDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  restrict: RestrictDeck;
  /** whether the server can send mail, and what wakes the sender */
  mail: { isOn: boolean; wake: () => void };
  /** what is known about the server's backups */
  lastBackups: () => Promise<LastBackups>;
};

/**
 * `seen`: the id of the last act on the deck that the moderator has seen, 0 for none; null for the operator, who acts on the current state.
 */
export type DeckActionRequest = { id: number; act: DeckAction; why: string; seen: number | null };

/**
 * Acts on a deck once: settles its reports, logs who did it and why, and notifies the author. Throws what is wrong with the reason,
 * `desk/deck-not-found`, `desk/not-yourself`, `desk/done-meanwhile`, `desk/already-so`.
 */
export function createDeckActions({ store, clock, restrict, mail }: ModerationDeps) {
  return async (actor: Actor, { id, act, why: typedReason, seen }: DeckActionRequest): Promise<void> => {
    const problem = whyProblem(typedReason);
    if (problem) throw new AppError(problem);
    const why = typedReason.trim();
    await store.write(async (tx) => {
      const { ownerId } = await findCase(tx.db, id);
      const refusal = deckActionRefusal(await actingOn(tx.db, actor, ownerId), { uid: ownerId });
      if (refusal) throw new AppError(refusal);
      await refuseWhenActed(tx.db, { subjectId: ownerId, deckId: id }, seen);
      // Read again, now that the author's row is locked.
      const { restriction, openReports, title } = await findCase(tx.db, id);
      const nothingToDo = deckActionProblem(act, restriction, openReports);
      if (nothingToDo) throw new AppError(nothingToDo);
      const now = clock();
      const level = restrictionAfter(act, restriction);
      if (level !== restriction && !(await restrict(tx, { ownerId, id, level, now }))) throw new AppError("desk/deck-not-found");
      await settleReports(tx, { ownerId, id }, now);
      await logAction(tx, { act: `deck-${act}`, actor, subjectId: ownerId, deckId: id, why, now });
      if (act !== "dismiss")
        await notifyStudent(tx, { uid: ownerId, kind: `deck-${act}`, deckId: id, deckTitle: title, why, now, byMail: mail.isOn });
    });
    mail.wake();
  };
}
