import { whyProblem, type QuestionAction } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckActionRefusal, type Actor } from "@recollect/domain/permissions/moderation.ts";

import { actingOn } from "./acting.store.ts";
import type { ModerationDeps } from "./deck-actions.ts";
import { logAction } from "./moderation-log.store.ts";
import { forgetNoticesAbout, notifyStudent } from "./notices.store.ts";
import {
  deleteReportedQuestion,
  membersToTell,
  questionCase,
  settleQuestionReports,
  subjectsOfQuestion,
} from "./reported-questions.store.ts";

/**
 * Acts on a reported question: deletes it with its answers and tells whoever asked, or closes its reports. Throws what is wrong with the reason,
 * `question/not-found`, `desk/not-yourself`, `desk/already-so`.
 */
export function createQuestionActions({ store, clock, mail }: Pick<ModerationDeps, "store" | "clock" | "mail">) {
  return async (actor: Actor, { id, act, why: typedReason }: { id: string; act: QuestionAction; why: string }): Promise<void> => {
    const problem = whyProblem(typedReason);
    if (problem) throw new AppError(problem);
    const why = typedReason.trim();
    await store.write(async (tx) => {
      const before = await questionCase(tx.db, id);
      if (!before) throw new AppError("question/not-found");
      const { byId: uid, groupId, deckId, deckTitle } = before;
      const refusal = deckActionRefusal(await actingOn(tx.db, actor, uid), { uid });
      if (refusal) throw new AppError(refusal);
      // Read again, now that the row of whoever asked is locked.
      const question = await questionCase(tx.db, id);
      if (!question) throw new AppError("question/not-found");
      if (question.openReports === 0) throw new AppError("desk/already-so");
      const now = clock();
      await logAction(tx, { act: `question-${act}`, actor, subjectId: uid, deckId: null, why, now });
      await settleQuestionReports(tx.db, id, now);
      if (act === "dismiss") return;
      await forgetNoticesAbout(tx, await subjectsOfQuestion(tx.db, id));
      await deleteReportedQuestion(tx.db, id);
      for (const member of await membersToTell(tx.db, groupId)) tx.announce({ kind: "groups", uid: member, groupId });
      await notifyStudent(tx, { uid, kind: "question-delete", deckId, deckTitle, why, now, byMail: mail.isOn });
    });
    mail.wake();
  };
}
