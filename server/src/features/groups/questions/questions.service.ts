import { randomBytes } from "node:crypto";

import { firstCardText } from "@recollect/domain/cards/first-card.ts";
import { cardFinder, cardsText } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { groupSettingsIn } from "@recollect/domain/groups/group.ts";
import {
  questionProblem,
  questionStart,
  type CardQuestion,
  type DeckQuestions,
  type GroupQuestions,
} from "@recollect/domain/groups/questions/question.ts";
import { QUESTION } from "@recollect/domain/limits/limits.ts";
import type { NoticeAboutGroup } from "@recollect/domain/moderation/notice.ts";
import { canDeleteWords, canSettleQuestion } from "@recollect/domain/permissions/groups.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { readingTexts } from "../../../http/limits/long-texts.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { lockGroup, type GroupRow } from "../groups.store.ts";
import { membersOf } from "../members.store.ts";
import { announceGroup, asMember } from "../memberships.ts";
import { askedDeck, deckOfQuestions } from "./asked-deck.store.ts";
import { createEditing } from "./edit-words.ts";
import { createQuestionReports } from "./question-reports.ts";
import { questionOf, type QuestionReader } from "./question-views.ts";
import {
  addAnswer,
  addQuestion,
  answersTo,
  countOpen,
  countOpenOfCard,
  countWritten,
  decksOfGroupsOf,
  deleteAnswer,
  deleteQuestion,
  findQuestion,
  groupsWithDeck,
  questionsOfCard,
  questionsOfGroup,
  settleQuestion,
  type AskedDeck,
  type QuestionPlace,
  type QuestionRow,
} from "./questions.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

export type QuestionsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** tells students by a notice in the app */
  notify: (tx: Transaction, notice: NoticeAboutGroup & { uids: readonly string[]; now: number }) => Promise<void>;
  /** removes the notices about things that are gone */
  forgetNotices: (tx: Transaction, subjectIds: readonly string[]) => Promise<void>;
  /** replaces what the notices about a thing repeat of it */
  rewordNotices: (tx: Transaction, subjectId: string, why: string) => Promise<void>;
};

export type NewQuestion = AskedDeck & { cardId: string; text: string };

export type Questions = ReturnType<typeof createQuestions>;

/** Questions on the cards of a group's decks: members ask and answer, and what is settled is put aside. */
export function createQuestions({ store, clock, notify, forgetNotices, rewordNotices }: QuestionsDeps) {
  const newId = () => randomBytes(12).toString("base64url");

  async function seen(db: Db, rows: readonly QuestionRow[], roleIn: (groupId: string) => Promise<QuestionReader>): Promise<CardQuestion[]> {
    const answers = Map.groupBy(
      await answersTo(
        db,
        rows.map(({ id }) => id),
      ),
      ({ questionId }) => questionId,
    );
    const questions: CardQuestion[] = [];
    for (const row of rows) questions.push(questionOf(row, answers.get(row.id) ?? [], await roleIn(row.groupId)));
    return questions;
  }

  /** The question with its group, for a change by a member. The group is locked. Throws `group/not-found`, `question/not-found`. */
  async function forChange({ db }: Transaction, uid: string, groupId: string, id: string) {
    await lockGroup(db, groupId);
    const group = await asMember(db, uid, groupId);
    const question = await findQuestion(db, uid, groupId, id);
    if (!question) throw new AppError("question/not-found");
    return { group, question, isDeckOwner: question.deckOwnerId === uid };
  }

  /** The question as it is now, after a change; every member's open page reads it again. */
  async function changed(tx: Transaction, { uid }: Viewer, group: GroupRow, id: string): Promise<CardQuestion> {
    await announceGroup(tx, group.id);
    const row = await findQuestion(tx.db, uid, group.id, id);
    if (!row) throw new AppError("question/not-found");
    const [question] = await seen(tx.db, [row], async () => ({ uid, role: group.role, now: clock() }));
    if (!question) throw new AppError("question/not-found");
    return question;
  }

  async function checkMayWrite(db: Db, uid: string, group: GroupRow): Promise<void> {
    if (group.closedAt !== null) throw new AppError("group/closed");
    if (!groupSettingsIn(group.settings).questions) throw new AppError("question/off");
    if ((await countWritten(db, uid, clock() - dayMs)) >= QUESTION.mostADay) throw new AppError("question/too-many-today");
  }

  /** Teachers and the deck's author, if the author is a member, learn of a question. */
  async function tellAbout(tx: Transaction, { uid }: Viewer, group: GroupRow, question: QuestionRow): Promise<void> {
    const { id, deckId, deckOwnerId, cardId, deckTitle, text } = question;
    const members = await membersOf(tx.db, group.id);
    const readers = members.filter(({ userId, role }) => userId !== uid && (role === "teacher" || userId === deckOwnerId));
    const about = { groupId: group.id, deckId, deckTitle, why: questionStart(text), byId: uid, subjectId: id, now: clock() };
    const data = { groupName: group.name, questionId: id, cardId };
    await notify(tx, { ...about, data, kind: "question-asked", uids: readers.map(({ userId }) => userId) });
  }

  return {
    ...createQuestionReports({ store, clock }),
    ...createEditing({ store, clock, rewordNotices, forChange, changed }),

    /** The decks of all the viewer's groups: only their cards can have questions. */
    decks: ({ uid }: Viewer): Promise<{ ownerId: string; id: number }[]> => decksOfGroupsOf(store.read, uid),

    /** The groups in which a deck's cards can be asked about, and the open questions. Throws `deck/not-found` for a deck in no group of the viewer. */
    async ofDeck({ uid }: Viewer, deck: AskedDeck): Promise<DeckQuestions> {
      const groups = await groupsWithDeck(store.read, uid, deck);
      if (groups.length === 0) throw new AppError("deck/not-found");
      const open = await countOpen(store.read, uid, deck);
      return {
        groups: groups.map(({ id, name, settings, closedAt }) => {
          return { id, name, isOpen: closedAt === null && groupSettingsIn(settings).questions };
        }),
        open: Object.fromEntries(open.map(({ cardId, questions }) => [cardId, questions])),
      };
    },

    /** The questions on a card in all groups of the viewer. Throws `deck/not-found`. */
    async ofCard({ uid }: Viewer, card: AskedDeck & { cardId: string }): Promise<CardQuestion[]> {
      if ((await groupsWithDeck(store.read, uid, card)).length === 0) throw new AppError("deck/not-found");
      const rows = await questionsOfCard(store.read, uid, card, QUESTION.openOfCard);
      const roles = new Map<string, QuestionReader>();
      return seen(store.read, rows, async (groupId) => {
        const reader = roles.get(groupId) ?? { uid, role: (await asMember(store.read, uid, groupId)).role, now: clock() };
        roles.set(groupId, reader);
        return reader;
      });
    },

    /** A page of a group's questions; with `question` that one first, wherever it stands. Throws `group/not-found`. */
    async ofGroup(
      { uid }: Viewer,
      groupId: string,
      { isSettled, before, question }: { isSettled: boolean; before: QuestionPlace | null; question: string | null },
    ): Promise<GroupQuestions> {
      const group = await asMember(store.read, uid, groupId);
      const rows = await questionsOfGroup(store.read, uid, { groupId, isSettled, before, most: QUESTION.pageSize + 1 });
      const hasMore = rows.length > QUESTION.pageSize;
      const page = rows.slice(0, QUESTION.pageSize);
      const wanted =
        question === null || page.some(({ id }) => id === question) ? null : await findQuestion(store.read, uid, groupId, question);
      const shown = wanted ? [wanted, ...page] : page;
      return {
        groupName: group.name,
        questions: await seen(store.read, shown, async () => ({ uid, role: group.role, now: clock() })),
        hasMore,
      };
    },

    /**
     * Throws what is wrong with the texts, `group/not-found`, `group/closed`, `question/off`, `deck/not-found`, `card/not-found`,
     * `question/too-many-today`, `question/too-many`.
     */
    async ask(viewer: Viewer, groupId: string, { deckOwnerId, deckId, cardId, text }: NewQuestion): Promise<CardQuestion> {
      const { uid } = viewer;
      const problem = questionProblem(text);
      if (problem) throw new AppError(problem);
      await asMember(store.read, uid, groupId);
      const deck = { deckOwnerId, deckId };
      const cardFront = await frontOf(store.read, uid, groupId, { ...deck, cardId });
      return store.write(async (tx) => {
        const { db } = tx;
        await lockStudent(db, uid);
        await lockGroup(db, groupId);
        const group = await asMember(db, uid, groupId);
        await checkMayWrite(db, uid, group);
        if (!(await askedDeck(db, uid, groupId, deck))) throw new AppError("deck/not-found");
        if ((await countOpenOfCard(db, groupId, deck, cardId)) >= QUESTION.openOfCard) throw new AppError("question/too-many");
        const id = newId();
        await addQuestion(db, {
          id,
          groupId,
          ...deck,
          cardId,
          cardFront,
          byId: uid,
          text: text.trim(),
          askedAt: clock(),
          settledAt: null,
        });
        const row = await findQuestion(db, uid, groupId, id);
        if (!row) throw new AppError("question/not-found");
        await tellAbout(tx, viewer, group, row);
        return changed(tx, viewer, group, id);
      });
    },

    /** Throws as `ask`, and `question/not-found`, `question/too-many-answers`. */
    async answer(viewer: Viewer, groupId: string, id: string, text: string): Promise<CardQuestion> {
      const problem = questionProblem(text);
      if (problem) throw new AppError(problem);
      return store.write(async (tx) => {
        await lockStudent(tx.db, viewer.uid);
        const { group, question } = await forChange(tx, viewer.uid, groupId, id);
        await checkMayWrite(tx.db, viewer.uid, group);
        if ((await answersTo(tx.db, [id])).length >= QUESTION.answersOfQuestion) throw new AppError("question/too-many-answers");
        const now = clock();
        const answerId = newId();
        await addAnswer(tx.db, { id: answerId, questionId: id, byId: viewer.uid, text: text.trim(), answeredAt: now });
        const { byId, deckId, deckTitle, cardId } = question;
        const uids = byId === viewer.uid || question.role === null ? [] : [byId];
        const data = { groupName: group.name, questionId: id, cardId };
        const about = { groupId, byId: viewer.uid, subjectId: answerId, deckId, deckTitle, why: questionStart(text) };
        await notify(tx, { ...about, kind: "question-answered", uids, data, now });
        return changed(tx, viewer, group, id);
      });
    },

    /** Throws `group/not-found`, `question/not-found`, `question/not-yours-to-settle`. */
    settle: (viewer: Viewer, groupId: string, id: string, isSettled: boolean): Promise<CardQuestion> =>
      store.write(async (tx) => {
        const { group, question, isDeckOwner } = await forChange(tx, viewer.uid, groupId, id);
        const isAsker = question.byId === viewer.uid;
        if (!canSettleQuestion(group, { isAsker, isDeckOwner })) throw new AppError("question/not-yours-to-settle");
        await settleQuestion(tx.db, id, isSettled ? clock() : null);
        return changed(tx, viewer, group, id);
      }),

    /** Deletes a question with its answers. Throws `group/not-found`, `question/not-found`, `question/not-yours-to-delete`. */
    remove: ({ uid }: Viewer, groupId: string, id: string): Promise<void> =>
      store.write(async (tx) => {
        const { group, question, isDeckOwner } = await forChange(tx, uid, groupId, id);
        if (!canDeleteWords(group, { isWriter: question.byId === uid, isDeckOwner })) throw new AppError("question/not-yours-to-delete");
        const answers = await answersTo(tx.db, [id]);
        await forgetNotices(tx, [id, ...answers.map((answer) => answer.id)]);
        await deleteQuestion(tx.db, id);
        await announceGroup(tx, groupId);
      }),

    /** Throws as `remove`, and `question/answer-not-found`. */
    removeAnswer: ({ uid }: Viewer, groupId: string, id: string, answerId: string): Promise<void> =>
      store.write(async (tx) => {
        const { group, isDeckOwner } = await forChange(tx, uid, groupId, id);
        const answer = (await answersTo(tx.db, [id])).find((one) => one.id === answerId);
        if (!answer) throw new AppError("question/answer-not-found");
        if (!canDeleteWords(group, { isWriter: answer.byId === uid, isDeckOwner })) throw new AppError("question/not-yours-to-delete");
        await forgetNotices(tx, [answerId]);
        await deleteAnswer(tx.db, answerId);
        await announceGroup(tx, groupId);
      }),
  };
}

/** The beginning of a card's front, as plain text. Throws `deck/not-found`, `card/not-found`. */
async function frontOf(db: Db, uid: string, groupId: string, { cardId, ...deck }: AskedDeck & { cardId: string }): Promise<string> {
  const head = await askedDeck(db, uid, groupId, deck);
  if (!head) throw new AppError("deck/not-found");
  return readingTexts(uid, head.bytes, async () => {
    const cards = await deckOfQuestions(db, uid, groupId, deck);
    const card = cards === null ? null : cardFinder(cards)(cardId);
    if (!card) throw new AppError("card/not-found");
    return firstCardText(cardsText([card]));
  });
}
