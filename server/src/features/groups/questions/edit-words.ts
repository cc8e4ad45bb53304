import { AppError } from "@recollect/domain/errors/app-error.ts";
import { groupSettingsIn } from "@recollect/domain/groups/group.ts";
import { isEditable, questionProblem, questionStart, type CardQuestion } from "@recollect/domain/groups/questions/question.ts";

import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { GroupRow } from "../groups.store.ts";
import { answersTo, editAnswer, editQuestion, type QuestionRow } from "./questions.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

type EditingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** replaces what the notices about a thing repeat of it */
  rewordNotices: (tx: Transaction, subjectId: string, why: string) => Promise<void>;
  /** the question with its group, for a change by a member */
  forChange: (tx: Transaction, uid: string, groupId: string, id: string) => Promise<{ group: GroupRow; question: QuestionRow }>;
  /** the question as it is after a change */
  changed: (tx: Transaction, viewer: Viewer, group: GroupRow, id: string) => Promise<CardQuestion>;
};

/** Other words for a question or an answer, by its writer, for a quarter of an hour; the notices that repeat it have them too. */
export function createEditing({ store, clock, rewordNotices, forChange, changed }: EditingDeps) {
  function checkMayEdit({ uid }: Viewer, { byId, writtenAt }: { byId: string; writtenAt: number }): void {
    if (byId !== uid) throw new AppError("question/not-yours-to-edit");
    if (!isEditable(writtenAt, clock())) throw new AppError("question/too-late-to-edit");
  }

  /** Edits words in an open group; `edit` returns the id of what it changed. */
  async function editing(
    viewer: Viewer,
    { groupId, id, text }: { groupId: string; id: string; text: string },
    edit: (tx: Transaction, question: QuestionRow) => Promise<string>,
  ): Promise<CardQuestion> {
    const problem = questionProblem(text);
    if (problem) throw new AppError(problem);
    return store.write(async (tx) => {
      const { group, question } = await forChange(tx, viewer.uid, groupId, id);
      if (group.closedAt !== null) throw new AppError("group/closed");
      if (!groupSettingsIn(group.settings).questions) throw new AppError("question/off");
      await rewordNotices(tx, await edit(tx, question), questionStart(text));
      return changed(tx, viewer, group, id);
    });
  }

  return {
    /**
     * Throws what is wrong with the words, `group/not-found`, `group/closed`, `question/off`, `question/not-found`, `question/not-yours-to-edit`,
     * `question/too-late-to-edit`.
     */
    edit: (viewer: Viewer, groupId: string, id: string, text: string): Promise<CardQuestion> =>
      editing(viewer, { groupId, id, text }, async ({ db }, { byId, askedAt }) => {
        checkMayEdit(viewer, { byId, writtenAt: askedAt });
        await editQuestion(db, id, text.trim());
        return id;
      }),

    /** The same for an answer. Throws as `edit`, and `question/answer-not-found`. */
    editAnswer: (viewer: Viewer, groupId: string, id: string, answerId: string, text: string): Promise<CardQuestion> =>
      editing(viewer, { groupId, id, text }, async ({ db }) => {
        const answer = (await answersTo(db, [id])).find((one) => one.id === answerId);
        if (!answer) throw new AppError("question/answer-not-found");
        checkMayEdit(viewer, { byId: answer.byId, writtenAt: answer.answeredAt });
        await editAnswer(db, answerId, text.trim());
        return answerId;
      }),
  };
}
