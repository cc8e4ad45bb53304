import { randomUUID } from "node:crypto";

import { sortedDecks } from "@recollect/domain/decks/sort.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { EXAM_PLAN } from "@recollect/domain/limits/limits.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayFromText, dayText } from "@recollect/domain/study/day-text.ts";
import { examDayProblem } from "@recollect/domain/study/exam/exam-bounds.ts";
import { examFieldsProblem, type ExamFields, type ExamListed } from "@recollect/domain/study/exam/exam-fields.ts";
import type { PlannedExam } from "@recollect/domain/study/exam/plans-in-force.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { openDeck } from "../../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { deckPlaceOf, type DeckPlace } from "../decks/deck-place.ts";
import { decksToChoose, deleteExamPlan, openDecksOfExams, saveExamPlan, takeOut, type DeckToChoose } from "../settings/exam-plans.store.ts";
import { dayRules } from "../settings/study-day.store.ts";

type ExamsDeps = { store: Store; /** ms since 1970 */ clock: () => number };
type Viewer = Pick<SessionViewer, "uid">;

/** The exams of a student: of one deck without a name, or of one or more decks with a name. */
export function createExams({ store, clock }: ExamsDeps) {
  /** Writes as one student at a time, and has other devices read again. */
  function writeExams<T>(uid: string, write: (db: Db, exams: readonly PlannedExam[], today: Day) => Promise<T>): Promise<T> {
    return store.write(async ({ db, announce }) => {
      await lockStudent(db, uid);
      const { ownExams, today } = await dayRules(db, uid, clock());
      const written = await write(db, ownExams, today);
      announce({ kind: "study", uid, entryId: null });
      return written;
    });
  }

  /** The coming exams with a deck that the student may open, the first one first. */
  async function list({ uid }: Viewer): Promise<{ today: Day; exams: ExamListed[] }> {
    const [{ ownExams, today }, openDecks] = await Promise.all([dayRules(store.read, uid, clock()), openDecksOfExams(store.read, uid)]);
    const exams = ownExams.flatMap(({ id, name, day }) => {
      const decks = openDecks.get(id) ?? [];
      return day < today || decks.length === 0 ? [] : [{ id, name, day, decks: decks.map(({ deckId, title }) => ({ deckId, title })) }];
    });
    return { today, exams: exams.sort((a, b) => a.day - b.day).map((exam) => ({ ...exam, day: dayText(exam.day) })) };
  }

  /**
   * Makes an exam with this id, or changes it: its name, its day and its decks. Decks of it that the student can't open now, such as one in the trash,
   * stay while there is room for them. Throws `deck/not-found`, `study/too-many-exams`, and what `examFieldsProblem` returns.
   */
  function save({ uid }: Viewer, id: string, { name, day, deckIds }: ExamFields): Promise<{ id: string }> {
    return writeExams(uid, async (db, exams, today) => {
      const problem = examFieldsProblem({ name, day, deckIds }, today);
      if (problem) throw new AppError(problem);
      const named = exams.filter((exam) => exam.id !== id && exam.name !== "");
      if (named.length >= EXAM_PLAN.maxExams) throw new AppError("study/too-many-exams");
      const decks = await openedDecks(db, uid, deckIds);
      const chosen = new Set(decks.map(({ deckOwnerId, deckId }) => deckKeyOf(deckOwnerId, deckId)));
      await saveExamPlan(db, { userId: uid, id, name: name.trim(), examDay: dayFromText(day) ?? today }, decks);
      const others = (exams.find((exam) => exam.id === id)?.deckKeys ?? []).filter((deckKey) => !chosen.has(deckKey));
      const open = new Set((await openDecksOfExams(db, uid)).get(id)?.map(({ deckOwnerId, deckId }) => deckKeyOf(deckOwnerId, deckId)));
      const hasRoom = others.length + chosen.size <= EXAM_PLAN.maxDecks;
      await takeOut(db, { userId: uid, id }, others.filter((deckKey) => !hasRoom || open.has(deckKey)).map(deckPlaceOf));
      return { id };
    });
  }

  /** Sets the day of the exam of one deck, such as `2026-06-01`. Throws `deck/not-found`, `study/bad-exam-day`. */
  function saveOfDeck({ uid }: Viewer, deckId: number, day: string): Promise<{ deckId: number; day: string }> {
    return writeExams(uid, async (db, exams, today) => {
      const [deck] = await openedDecks(db, uid, [deckId]);
      const examDay = dayFromText(day);
      const problem = examDayProblem(examDay, today);
      if (!deck || problem || examDay === null) throw new AppError(problem ?? "study/bad-exam-day");
      const id = examOfDeck(exams, deck)?.id ?? randomUUID();
      await saveExamPlan(db, { userId: uid, id, name: "", examDay }, [deck]);
      return { deckId, day };
    });
  }

  return {
    list,
    save,
    saveOfDeck,

    /** The decks that may be chosen, by title. */
    choices: async ({ uid }: Viewer): Promise<{ decks: DeckToChoose[] }> => {
      const decks = (await decksToChoose(store.read, uid)).map((deck) => ({ ...deck, id: deck.deckId }));
      return { decks: sortedDecks(decks, "a-z").map(({ deckId, title }) => ({ deckId, title })) };
    },

    /** Throws `study/exam-not-found`. */
    remove: ({ uid }: Viewer, id: string): Promise<void> =>
      writeExams(uid, async (db) => {
        if (!(await deleteExamPlan(db, { userId: uid, id }))) throw new AppError("study/exam-not-found");
      }),

    /** Removes the exam of this deck alone; does nothing if there is none. Throws `deck/not-found`. */
    removeOfDeck: ({ uid }: Viewer, deckId: number): Promise<void> =>
      writeExams(uid, async (db, exams) => {
        const [deck] = await openedDecks(db, uid, [deckId]);
        const exam = deck && examOfDeck(exams, deck);
        if (exam) await deleteExamPlan(db, { userId: uid, id: exam.id });
      }),

    /** Restores the exam of one deck from an account's file, unless the deck has one. Throws as `saveOfDeck`. */
    async restoreOfDeck(viewer: Viewer, deckId: number, day: string): Promise<void> {
      const { ownerId: deckOwnerId } = await openDeck(store.read, viewer.uid, deckId);
      const { ownExams } = await dayRules(store.read, viewer.uid, clock());
      if (!examOfDeck(ownExams, { deckOwnerId, deckId })) await saveOfDeck(viewer, deckId, day);
    },

    /** Restores an exam with a name; one of the same name and day that is here gets the decks too. Throws as `save`. */
    async restore(viewer: Viewer, fields: ExamFields): Promise<void> {
      const { exams } = await list(viewer);
      const here = exams.find(({ name, day }) => name === fields.name && day === fields.day);
      const deckIds = new Set([...(here?.decks.map(({ deckId }) => deckId) ?? []), ...fields.deckIds]);
      await save(viewer, here?.id ?? randomUUID(), { ...fields, deckIds: [...deckIds] });
    },
  };
}

async function openedDecks(db: Db, uid: string, deckIds: readonly number[]): Promise<DeckPlace[]> {
  const decks: DeckPlace[] = [];
  for (const deckId of new Set(deckIds)) {
    // A transaction has one connection.
    const { ownerId } = await openDeck(db, uid, deckId);
    decks.push({ deckOwnerId: ownerId, deckId });
  }
  return decks;
}

/** The exam that a deck has without a name, of which it is the only deck. */
function examOfDeck(exams: readonly PlannedExam[], { deckOwnerId, deckId }: DeckPlace): PlannedExam | undefined {
  const deckKey = deckKeyOf(deckOwnerId, deckId);
  return exams.find(({ name, deckKeys }) => name === "" && deckKeys.includes(deckKey));
}
