import { AppError } from "@recollect/domain/errors/app-error.ts";
import { questionReportProblem } from "@recollect/domain/groups/questions/question.ts";
import { REPORT } from "@recollect/domain/limits/limits.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import type { Store } from "../../../store/store.ts";
import { asMember } from "../memberships.ts";
import { addQuestionReport, questionReportsSince } from "./question-reports.store.ts";
import { findQuestion } from "./questions.store.ts";

/** Members' reports of questions to the moderators, who see the words alone. */
export function createQuestionReports({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  return {
    /**
     * Throws what is wrong with the report, `group/not-found`, `question/not-found`, `question/own-not-reported`, `report/already`,
     * `report/too-many`.
     */
    async report({ uid }: { uid: string }, groupId: string, id: string, input: { reason: ReportReason; text: string }): Promise<void> {
      const problem = questionReportProblem(input);
      if (problem) throw new AppError(problem);
      await store.write(async ({ db }) => {
        await lockStudent(db, uid);
        await asMember(db, uid, groupId);
        const question = await findQuestion(db, uid, groupId, id);
        if (!question) throw new AppError("question/not-found");
        if (question.byId === uid) throw new AppError("question/own-not-reported");
        const now = clock();
        if ((await questionReportsSince(db, uid, now - REPORT.dayMs)) >= REPORT.mostADay) throw new AppError("report/too-many");
        const report = { questionId: id, reporterId: uid, reason: input.reason, text: input.text.trim(), createdAt: now, settledAt: null };
        if (!(await addQuestionReport(db, report))) throw new AppError("report/already");
      });
    },
  };
}
