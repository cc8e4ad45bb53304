import { AppError } from "@recollect/domain/errors/app-error.ts";
import { REPORT } from "@recollect/domain/limits/limits.ts";
import { reportProblem, type ReportReason } from "@recollect/domain/moderation/report.ts";
import { canDecideSuggestions } from "@recollect/domain/permissions/decks.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { addSuggestionReports, suggestionReportsSince } from "./suggestion-reports.store.ts";
import type { SuggestionsDeps } from "./suggestions-deps.ts";
import { findSuggestion, openWithWordsOf } from "./suggestions.store.ts";

/** An author's reports of suggestions to the moderators, who see the words alone. */
export function createSuggestionReports({ store, clock }: Pick<SuggestionsDeps, "store" | "clock">) {
  return {
    /**
     * Reports a wording: the suggestions of all who suggest it now, because each of them may have written another sentence beside it. Throws what is wrong
     * with the report, `database/permission-denied`, `suggestion/not-found`, `report/already`, `report/too-many`.
     */
    async report(
      viewer: { uid: string },
      { uid, id }: DeckAddress,
      suggestionId: string,
      input: { reason: ReportReason; text: string },
    ): Promise<void> {
      if (!canDecideSuggestions(viewer, { ownerId: uid })) throw new AppError("database/permission-denied");
      const problem = reportProblem(input);
      if (problem) throw new AppError(problem);
      await store.write(async ({ db }) => {
        await lockStudent(db, uid);
        const one = await findSuggestion(db, { ownerId: uid, id }, suggestionId);
        if (!one || one.decision === "withdrawn") throw new AppError("suggestion/not-found");
        const open = await openWithWordsOf(db, one);
        const createdAt = clock();
        if ((await suggestionReportsSince(db, uid, createdAt - dayMs)) >= REPORT.mostADay) throw new AppError("report/too-many");
        const report = { reporterId: uid, reason: input.reason, text: input.text.trim(), createdAt, settledAt: null };
        const reports = (open.length > 0 ? open : [one]).map((row) => ({ ...report, suggestionId: row.id }));
        if ((await addSuggestionReports(db, reports)) === 0) throw new AppError("report/already");
      });
    },
  };
}
