import type { GroupRole } from "@recollect/domain/groups/group.ts";
import type { Expression, SqlBool } from "kysely";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db, UsersTable } from "../../../store/tables.ts";
import type { CardAnswersTable, CardQuestionsTable } from "./questions.tables.ts";

/** Who wrote something, by all names that teachers know. `role` is null for somebody who left the group. */
type Writer = Pick<UsersTable, "displayName" | "username"> & { role: GroupRole | null; listName: string | null };

export type QuestionRow = CardQuestionsTable & Writer & { groupName: string; groupSettings: string; deckTitle: string };
export type AnswerRow = CardAnswersTable & Writer;

/** The deck of a question. */
export type AskedDeck = { deckOwnerId: string; deckId: number };

/** Questions on decks that are in their group now and that the reader, who is a member, may open. */
function questionsFor(db: Db, reader: string) {
  return db
    .selectFrom("cardQuestions")
    .innerJoin("groups", "groups.id", "cardQuestions.groupId")
    .innerJoin("groupMembers as reader", (join) =>
      join.onRef("reader.groupId", "=", "cardQuestions.groupId").on("reader.userId", "=", reader).on("reader.leftAt", "is", null),
    )
    .innerJoin("groupDecks", (join) =>
      join
        .onRef("groupDecks.deckOwnerId", "=", "cardQuestions.deckOwnerId")
        .onRef("groupDecks.deckId", "=", "cardQuestions.deckId")
        .onRef("groupDecks.groupId", "=", "cardQuestions.groupId"),
    )
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "cardQuestions.deckOwnerId").onRef("decks.id", "=", "cardQuestions.deckId").on(mayOpen(reader)),
    );
}

function withWriters(db: Db, reader: string) {
  return questionsFor(db, reader)
    .innerJoin("users", "users.id", "cardQuestions.byId")
    .leftJoin("groupMembers as writer", (join) =>
      join
        .onRef("writer.groupId", "=", "cardQuestions.groupId")
        .onRef("writer.userId", "=", "cardQuestions.byId")
        .on("writer.leftAt", "is", null),
    )
    .leftJoin("groupPlaces", (join) =>
      join.onRef("groupPlaces.userId", "=", "cardQuestions.byId").onRef("groupPlaces.groupId", "=", "cardQuestions.groupId"),
    )
    .selectAll("cardQuestions")
    .select(["groups.name as groupName", "groups.settings as groupSettings", "decks.title as deckTitle"])
    .select(["users.displayName", "users.username", "writer.role", "groupPlaces.name as listName"]);
}

/** The groups of the reader that have a deck which the reader may open. */
export async function groupsWithDeck(
  db: Db,
  reader: string,
  { deckOwnerId, deckId }: AskedDeck,
): Promise<{ id: string; name: string; settings: string; closedAt: number | null }[]> {
  return db
    .selectFrom("groupDecks")
    .innerJoin("groups", "groups.id", "groupDecks.groupId")
    .innerJoin("groupMembers", (join) =>
      join.onRef("groupMembers.groupId", "=", "groups.id").on("groupMembers.userId", "=", reader).on("groupMembers.leftAt", "is", null),
    )
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId").on(mayOpen(reader)),
    )
    .select(["groups.id", "groups.name", "groups.settings", "groups.closedAt"])
    .where("groupDecks.deckOwnerId", "=", deckOwnerId)
    .where("groupDecks.deckId", "=", deckId)
    .orderBy("groups.createdAt", "desc")
    .orderBy("groups.id")
    .execute();
}

/** The decks of all groups in which somebody is a member. */
export async function decksOfGroupsOf(db: Db, uid: string): Promise<{ ownerId: string; id: number }[]> {
  return db
    .selectFrom("groupMembers")
    .innerJoin("groupDecks", "groupDecks.groupId", "groupMembers.groupId")
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId").on(mayOpen(uid)),
    )
    .select(["decks.ownerId", "decks.id"])
    .distinct()
    .where("groupMembers.userId", "=", uid)
    .where("groupMembers.leftAt", "is", null)
    .orderBy("decks.ownerId")
    .orderBy("decks.id")
    .execute();
}

/** The number of open questions on each card of a deck, in all groups of the reader. */
export async function countOpen(
  db: Db,
  reader: string,
  { deckOwnerId, deckId }: AskedDeck,
): Promise<{ cardId: string; questions: number }[]> {
  return questionsFor(db, reader)
    .select(({ fn }) => ["cardQuestions.cardId", fn.countAll<number>().as("questions")])
    .where("cardQuestions.deckOwnerId", "=", deckOwnerId)
    .where("cardQuestions.deckId", "=", deckId)
    .where("settledAt", "is", null)
    .groupBy("cardQuestions.cardId")
    .execute();
}

/** Open questions on a card in one group, whoever reads. */
export async function countOpenOfCard(db: Db, groupId: string, { deckOwnerId, deckId }: AskedDeck, cardId: string): Promise<number> {
  const row = await db
    .selectFrom("cardQuestions")
    .select(({ fn }) => fn.countAll<number>().as("questions"))
    .where("groupId", "=", groupId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId)
    .where("settledAt", "is", null)
    .executeTakeFirstOrThrow();
  return row.questions;
}

/** The questions on a card, open ones first, then the newest. */
export async function questionsOfCard(
  db: Db,
  reader: string,
  { deckOwnerId, deckId, cardId }: AskedDeck & { cardId: string },
  most: number,
): Promise<QuestionRow[]> {
  return withWriters(db, reader)
    .where("cardQuestions.deckOwnerId", "=", deckOwnerId)
    .where("cardQuestions.deckId", "=", deckId)
    .where("cardQuestions.cardId", "=", cardId)
    .orderBy((eb) => eb.case().when("settledAt", "is", null).then(0).else(1).end())
    .orderBy("askedAt", "desc")
    .orderBy("cardQuestions.id")
    .limit(most)
    .execute();
}

/** The place in a list after which a page begins. */
export type QuestionPlace = { at: number; id: string };

/** A group's open or settled questions, the newest first. */
export async function questionsOfGroup(
  db: Db,
  reader: string,
  { groupId, isSettled, before, most }: { groupId: string; isSettled: boolean; before: QuestionPlace | null; most: number },
): Promise<QuestionRow[]> {
  return withWriters(db, reader)
    .where("cardQuestions.groupId", "=", groupId)
    .where("settledAt", isSettled ? "is not" : "is", null)
    .$if(before !== null, (query) =>
      query.where((eb): Expression<SqlBool> => {
        const { at, id } = before ?? { at: 0, id: "" };
        return eb.or([eb("askedAt", "<", at), eb.and([eb("askedAt", "=", at), eb("cardQuestions.id", "<", id)])]);
      }),
    )
    .orderBy("askedAt", "desc")
    .orderBy("cardQuestions.id", "desc")
    .limit(most)
    .execute();
}

/** The question, for a member who may open its deck; null for everybody else. */
export async function findQuestion(db: Db, reader: string, groupId: string, id: string): Promise<QuestionRow | null> {
  const row = await withWriters(db, reader)
    .where("cardQuestions.groupId", "=", groupId)
    .where("cardQuestions.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The answers to some questions, in the order in which they were written. */
export async function answersTo(db: Db, questionIds: readonly string[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom("cardAnswers")
    .innerJoin("cardQuestions", "cardQuestions.id", "cardAnswers.questionId")
    .innerJoin("users", "users.id", "cardAnswers.byId")
    .leftJoin("groupMembers as writer", (join) =>
      join
        .onRef("writer.groupId", "=", "cardQuestions.groupId")
        .onRef("writer.userId", "=", "cardAnswers.byId")
        .on("writer.leftAt", "is", null),
    )
    .leftJoin("groupPlaces", (join) =>
      join.onRef("groupPlaces.userId", "=", "cardAnswers.byId").onRef("groupPlaces.groupId", "=", "cardQuestions.groupId"),
    )
    .selectAll("cardAnswers")
    .select(["users.displayName", "users.username", "writer.role", "groupPlaces.name as listName"])
    .where("cardAnswers.questionId", "in", questionIds)
    .orderBy("answeredAt")
    .orderBy("cardAnswers.id")
    .execute();
}

/** Questions and answers that somebody wrote since a moment. */
export async function countWritten(db: Db, byId: string, since: number): Promise<number> {
  const questions = await db
    .selectFrom("cardQuestions")
    .select(({ fn }) => fn.countAll<number>().as("written"))
    .where("byId", "=", byId)
    .where("askedAt", ">", since)
    .executeTakeFirstOrThrow();
  const answers = await db
    .selectFrom("cardAnswers")
    .select(({ fn }) => fn.countAll<number>().as("written"))
    .where("byId", "=", byId)
    .where("answeredAt", ">", since)
    .executeTakeFirstOrThrow();
  return questions.written + answers.written;
}

export async function addQuestion(db: Db, row: CardQuestionsTable): Promise<void> {
  await db.insertInto("cardQuestions").values(row).execute();
}

export async function addAnswer(db: Db, row: CardAnswersTable): Promise<void> {
  await db.insertInto("cardAnswers").values(row).execute();
}

export async function settleQuestion(db: Db, id: string, settledAt: number | null): Promise<void> {
  await db.updateTable("cardQuestions").set({ settledAt }).where("id", "=", id).execute();
}

export async function editQuestion(db: Db, id: string, text: string): Promise<void> {
  await db.updateTable("cardQuestions").set({ text }).where("id", "=", id).execute();
}

export async function editAnswer(db: Db, id: string, text: string): Promise<void> {
  await db.updateTable("cardAnswers").set({ text }).where("id", "=", id).execute();
}

/** Deletes a question with its answers and reports. */
export async function deleteQuestion(db: Db, id: string): Promise<void> {
  await db.deleteFrom("cardQuestions").where("id", "=", id).execute();
}

export async function deleteAnswer(db: Db, id: string): Promise<void> {
  await db.deleteFrom("cardAnswers").where("id", "=", id).execute();
}
