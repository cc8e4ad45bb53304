import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { examPlan, type ExamPlan } from "@recollect/domain/study/exam/exam-plan.ts";
import type { PlanInForce } from "@recollect/domain/study/exam/plans-in-force.ts";
import { sharedPace } from "@recollect/domain/study/exam/shared-pace.ts";
import { modelFor } from "@recollect/domain/study/schedule/memory-model.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";

import type { Db } from "../../../store/tables.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import { decksByKey, decksOfPlan, type PlannedDeck } from "../exams/planned-decks.store.ts";
import { assignmentDueOn, type DueAssignment } from "../settings/due-assignments.store.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { studiedStates } from "./progress.store.ts";

/** An exam: its day, such as `2026-06-01`, the plan for all its decks together, and the settings that the plan depends on. */
export type Exam = {
  day: string;
  plan: ExamPlan;
  asked: Pick<StudySettings, "retention" | "reviewsPerDay">;
  /** where the day is not the student's own: the assignment that is due then, and the own day if it is later */
  due?: DueAssignment & { ownDay: string | null };
  /** for an exam with a name: which one, and the day of the exam that this deck has alone, if there is one too */
  named?: { id: string; name: string; decks: DeckInExam[]; ownDay: string | null };
};

/** A deck of an exam: its new cards, and how many of them the plan still has for today. */
export type DeckInExam = { deckId: number; title: string; newCards: number; leftToday: number };

/** What is read of the states of studied prompts for one plan; of decks with more, a sample stands for the rest. */
const mostStates = 10_000;

/** A deck, and all decks of the exam that it follows, as `decksByKey` reads them. */
type DeckWithPlanned = { deckKey: string; planned: readonly PlannedDeck[] };

/** The exam that a deck follows, with its plan; null without one in the future. */
export async function examOfDeck(db: Db, uid: string, { deckKey, planned }: DeckWithPlanned, day: StudyDay): Promise<Exam | null> {
  const plan = day.plans.find(({ deckKeys }) => deckKeys.includes(deckKey));
  if (!plan) return null;
  const decks = inOrderOf(plan, planned);
  const exam = await examOfPlan(db, uid, { plan, decks }, day);
  const ownDay = day.ownExams.find(({ name, deckKeys }) => name === "" && deckKeys.includes(deckKey))?.day ?? null;
  const laterOwnDay = ownDay !== null && ownDay >= plan.day ? dayText(ownDay) : null;
  if (plan.id !== null) return exam.named ? { ...exam, named: { ...exam.named, ownDay: laterOwnDay } } : exam;
  const due = await assignmentDueOn(db, { uid, ...deckPlaceOf(deckKey), dueDay: plan.day, today: day.today });
  return due ? { ...exam, due: { ...due, ownDay: laterOwnDay } } : exam;
}

/** An exam by its id, with the plan as if all its decks followed it. Throws `study/exam-not-found`. */
export async function examWithPlan(db: Db, { uid, id, now }: { uid: string; id: string; now: number }): Promise<Exam> {
  const day = await studyDay(db, uid, now);
  const plan = day.ownExams.find((exam) => exam.id === id && exam.day >= day.today);
  const decks = plan ? await decksOfExam(db, uid, plan, day) : [];
  if (!plan || decks.length === 0) throw new AppError("study/exam-not-found");
  return examOfPlan(db, uid, { plan, decks }, day);
}

/** The decks of a plan that the student may open, in its order. */
export async function decksOfExam(db: Db, uid: string, { deckKeys }: Pick<PlanInForce, "deckKeys">, day: StudyDay): Promise<PlannedDeck[]> {
  return inOrderOf({ deckKeys }, await decksByKey(db, { uid, now: day.now, endsAt: day.endsAt }, deckKeys));
}

function inOrderOf({ deckKeys }: Pick<PlanInForce, "deckKeys">, decks: readonly PlannedDeck[]): PlannedDeck[] {
  return decks.toSorted((a, b) => deckKeys.indexOf(a.deckKey) - deckKeys.indexOf(b.deckKey));
}

type PlanWithDecks = { plan: Pick<PlanInForce, "id" | "name" | "day" | "deckKeys">; decks: readonly PlannedDeck[] };

/** The plan with its figures. */
export async function examOfPlan(db: Db, uid: string, { plan, decks }: PlanWithDecks, day: StudyDay): Promise<Exam> {
  const { now, today, settings, newToday } = day;
  const { retention, reviewsPerDay } = settings;
  const paced = decksOfPlan(plan, new Map(decks.map((deck) => [deck.deckKey, deck])), newToday);
  const most = decks.length > 1 ? Math.floor(mostStates / decks.length) : Infinity;
  const studied = await Promise.all(paced.map(({ deckKey }) => studiedStates(db, { uid, deck: deckPlaceOf(deckKey) }, most)));
  const figures = examPlan({
    now,
    today,
    examDay: plan.day,
    reviewsPerDay,
    retention,
    decks: paced.map((deck, at) => ({
      ...deck,
      studied: studied[at] ?? [],
      scheduling: schedulingOf(settings, now, modelFor(day.memories, deck.deckKey)),
      seed: deck.deckKey,
    })),
  });
  const exam = { day: dayText(plan.day), plan: figures, asked: { retention, reviewsPerDay } };
  if (plan.id === null || plan.name === "") return exam;
  return { ...exam, named: { id: plan.id, name: plan.name, decks: decksInExam(plan.day, today, decks, paced), ownDay: null } };
}

function decksInExam(examDay: Day, today: Day, decks: readonly PlannedDeck[], paced: ReturnType<typeof decksOfPlan>): DeckInExam[] {
  const { leftTodayOf } = sharedPace({ today, examDay, decks: paced });
  const leftToday = new Map(paced.map(({ deckKey }, at) => [deckKey, leftTodayOf[at] ?? 0]));
  return decks.map(({ id, title, deckKey, newToPlan }) => ({
    deckId: id,
    title,
    newCards: newToPlan,
    leftToday: leftToday.get(deckKey) ?? 0,
  }));
}
