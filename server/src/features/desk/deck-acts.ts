import { deckActProblem, restrictionAfter, whyProblem, type DeckAct } from "@recollect/domain/desk/acts.ts";
import type { Restriction } from "@recollect/domain/desk/restriction.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckActRefusal, type Actor } from "@recollect/domain/permissions/desk.ts";

import type { LastBackups } from "../../backups/backups.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { actingOn } from "./acting.store.ts";
import { findCase } from "./cases.store.ts";
import { logAct, refuseWhenActed } from "./desk-log.store.ts";
import { notifyStudent } from "./notices.store.ts";
import { settleReports } from "./reports.store.ts";

/** Restricts a deck in the transaction, or lets it free; false when it is not there any more. */
export type RestrictDeck = (
  tx: Transaction,
  change: { ownerId: string; id: number; level: Restriction | null; now: number },
) => Promise<boolean>;

export type DeskParts = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  restrict: RestrictDeck;
  /** whether mails can leave, and what sends one soon */
  mail: { isOn: boolean; wake: () => void };
  /** what is known of the server's backups */
  lastBackups: () => Promise<LastBackups>;
};

/** `seen`: the last act on the deck that one knows of, 0 for none; null: the operator, who acts on what is there. */
export type DeckActGiven = { id: number; act: DeckAct; why: string; seen: number | null };

/**
 * Does something about a deck, once: its reports are settled, it is written down with who and why, and the author is told. Throws what is
 * wrong with the reason, `desk/deck-not-found`, `desk/not-yourself`, `desk/done-meanwhile`, `desk/already-so`.
 */
export function createDeckActs({ store, clock, restrict, mail }: DeskParts) {
  return async (actor: Actor, { id, act, why: given, seen }: DeckActGiven): Promise<void> => {
    const problem = whyProblem(given);
    if (problem) throw new AppError(problem);
    const why = given.trim();
    await store.write(async (tx) => {
      const { ownerId } = await findCase(tx.db, id);
      const refusal = deckActRefusal(await actingOn(tx.db, actor, ownerId), { uid: ownerId });
      if (refusal) throw new AppError(refusal);
      await refuseWhenActed(tx.db, { subjectId: ownerId, deckId: id }, seen);
      // Read again, now that the author's row is held.
      const { restriction, openReports, title } = await findCase(tx.db, id);
      const nothingToDo = deckActProblem(act, restriction, openReports);
      if (nothingToDo) throw new AppError(nothingToDo);
      const now = clock();
      const level = restrictionAfter(act, restriction);
      if (level !== restriction && !(await restrict(tx, { ownerId, id, level, now }))) throw new AppError("desk/deck-not-found");
      await settleReports(tx, { ownerId, id }, now);
      await logAct(tx, { act: `deck-${act}`, actor, subjectId: ownerId, deckId: id, why, now });
      if (act !== "dismiss")
        await notifyStudent(tx, { uid: ownerId, kind: `deck-${act}`, deckId: id, deckTitle: title, why, now, byMail: mail.isOn });
    });
    mail.wake();
  };
}
