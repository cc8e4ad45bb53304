import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { groupSettingsIn, type GroupRole } from "@recollect/domain/groups/group.ts";
import { isEditable, type CardQuestion, type QuestionAuthor } from "@recollect/domain/groups/questions/question.ts";
import { canDeleteWords, canSeeStudents, canSettleQuestion } from "@recollect/domain/permissions/groups.ts";

import type { AnswerRow, QuestionRow } from "./questions.store.ts";

/** Who reads: a member with a role. */
export type QuestionReader = { uid: string; role: GroupRole; /** ms since 1970 */ now: number };

/** A question as this member sees it, field by field, so that a new column never leaks. */
export function questionOf(row: QuestionRow, answers: readonly AnswerRow[], reader: QuestionReader): CardQuestion {
  const isDeckOwner = row.deckOwnerId === reader.uid;
  const seesNames = canSeeStudents(reader, groupSettingsIn(row.groupSettings));
  return {
    id: row.id,
    groupId: row.groupId,
    groupName: row.groupName,
    deck: { ownerId: row.deckOwnerId, id: row.deckId, title: row.deckTitle },
    cardId: row.cardId,
    cardFront: row.cardFront,
    by: authorOf(row, reader, seesNames),
    text: row.text,
    at: row.askedAt,
    isSettled: row.settledAt !== null,
    answers: answers.map((answer) => ({
      id: answer.id,
      by: authorOf(answer, reader, seesNames),
      text: answer.text,
      at: answer.answeredAt,
      canEdit: answer.byId === reader.uid && isEditable(answer.answeredAt, reader.now),
      canDelete: canDeleteWords(reader, { isWriter: answer.byId === reader.uid, isDeckOwner }),
    })),
    canSettle: canSettleQuestion(reader, { isAsker: row.byId === reader.uid, isDeckOwner }),
    canEdit: row.byId === reader.uid && isEditable(row.askedAt, reader.now),
    canDelete: canDeleteWords(reader, { isWriter: row.byId === reader.uid, isDeckOwner }),
  };
}

/** Teachers are named to all members. What the class list calls a student is for teachers alone. Who left has no name any more. */
function authorOf(
  writer: Pick<AnswerRow, "byId" | "role" | "listName" | "displayName" | "username">,
  reader: QuestionReader,
  seesNames: boolean,
): QuestionAuthor {
  const isYou = writer.byId === reader.uid;
  const { role } = writer;
  const isNamed = role !== null && (isYou || role === "teacher" || seesNames);
  const listName = reader.role === "teacher" ? writer.listName : null;
  return { isYou, role, name: isNamed ? (listName ?? authorLabel(writer)) : null };
}
