import { randomBytes } from "node:crypto";

import { reportProblem, type ReportInput } from "@recollect/domain/moderation/report.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canReport } from "@recollect/domain/permissions/moderation.ts";
import { REPORT } from "@recollect/domain/limits/limits.ts";

import { lockStudent } from "../../access/lock-student.store.ts";
import { openDeck } from "../../access/opened-decks.store.ts";
import type { Store } from "../../store/store.ts";
import { addReport, reportsOfToday } from "./reports.store.ts";

type ReportsDeps = { store: Store; /** ms since 1970 */ clock: () => number };

export type Reports = ReturnType<typeof createReports>;

/** Students' reports of decks that others share. */
export function createReports({ store, clock }: ReportsDeps) {
  return {
    /**
     * Adds a report, open until a moderator acts on the deck. Throws what is wrong with it, `deck/not-found` for a deck that the student
     * can't open, `report/own-deck`, `report/already`, `report/too-many`.
     */
    async report({ uid }: { uid: string }, { deckId, reason, text }: ReportInput): Promise<{ id: string }> {
      const problem = reportProblem({ reason, text });
      if (problem) throw new AppError(problem);
      return store.write(async (tx) => {
        await lockStudent(tx.db, uid);
        const deck = await openDeck(tx.db, uid, deckId);
        if (!canReport({ uid }, deck)) throw new AppError("report/own-deck");
        const now = clock();
        const id = randomBytes(12).toString("base64url");
        if ((await reportsOfToday(tx.db, uid, now)) >= REPORT.mostADay) throw new AppError("report/too-many");
        const report = {
          id,
          reporterId: uid,
          deckOwnerId: deck.ownerId,
          deckId: deck.id,
          deckTitle: deck.title,
          reason,
          text: text.trim(),
        };
        if (!(await addReport(tx, { ...report, createdAt: now, settledAt: null }))) throw new AppError("report/already");
        return { id };
      });
    },
  };
}
