import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayOf, type Day } from "@recollect/domain/study/day.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { isTimeToLearn } from "@recollect/domain/study/memory/learning-schedule.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store } from "../../../store/store.ts";
import type { DeckPlace } from "../decks/deck-place.ts";
import { readStudySettings } from "../settings/study-settings.store.ts";
import { learnApart } from "./learn-apart.ts";
import { addMemory, learnedMemories, leaveMemories } from "./memories.store.ts";
import { rescheduleAll, previewOfReschedule, type ReschedulePreview } from "./reschedule.store.ts";
import { restoreMemory } from "./restore-memory.store.ts";
import { memoryView, type MemoryView } from "./memory-view.ts";
import { answersInAll } from "./spaced-answers.store.ts";

type MemoryDeps = { store: Store; /** ms since 1970 */ clock: () => number; learn?: typeof learnApart | undefined };

type Viewer = Pick<SessionViewer, "uid">;

export type { MemoryView };

/** How long learning waits for a replica that is behind, in ms: nobody waits for it. */
const replicaWaitMs = minuteMs;

/** The number of students whose day is remembered. */
const mostDays = 100_000;

/** Each student's memory model: learned from the log, stored, and retired. */
export function createMemory({ store, clock, learn = learnApart }: MemoryDeps) {
  /** the students whose log is being learned from */
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, AppError>();
  let isMissing = false;
  /** one at a time in a process, so that learning never takes more than one processor */
  let turning: Promise<unknown> = Promise.resolve();
  let last: Promise<unknown> = Promise.resolve();

  /** the study day on which each student last studied */
  const days = new Map<string, Day>();

  async function learnNow(uid: string): Promise<void> {
    const { timeZone } = await readStudySettings(store.read, uid);
    const logAnswers = await answersInAll(store.read, uid);
    const today = dayOf(clock(), timeZone);
    const inForce = (await learnedMemories(store.read, uid)).flatMap(({ standing, deckKey, weights, learnedAt }) =>
      standing === "in-force" && weights ? [{ deckKey, weights, since: dayOf(learnedAt, timeZone) }] : [],
    );
    const learned = await store.lateReads.at(
      (place) =>
        learn({
          place,
          userId: uid,
          today,
          own: inForce.find(({ deckKey }) => deckKey === null) ?? null,
          byDeck: inForce.flatMap(({ deckKey, ...model }) => (deckKey === null ? [] : [[deckKey, model]])),
        }),
      { waitMs: replicaWaitMs },
    );
    if (learned.length === 0) throw new AppError("study/too-few-answers");
    await store.write(async ({ db, announce }) => {
      await lockStudent(db, uid);
      for (const { deckKey, weights, figures } of learned)
        await addMemory(db, uid, { deckKey, learnedAt: clock(), weights, figures: { ...figures, logAnswers } });
      announce({ kind: "study", uid, entryId: null });
    });
  }

  /** Learns after the current learning; a student who is queued already is queued once. */
  function begin(uid: string): Promise<void> {
    const runningUpdate = running.get(uid);
    if (runningUpdate) return runningUpdate;
    failures.delete(uid);
    const work = last
      .then(() => learnNow(uid))
      .catch(async (error: unknown) => {
        const failure = error instanceof AppError ? error : new AppError("study/learning-failed", { cause: error });
        if (failure.code === "study/learning-missing") isMissing = true;
        else failures.set(uid, failure);
        running.delete(uid);
        await store.write(async ({ announce }) => announce({ kind: "study", uid, entryId: null }));
      })
      // The server is stopping, or its database is away: the next turn of a day retries.
      .catch(() => undefined)
      .finally(() => running.delete(uid));
    running.set(uid, work);
    last = work;
    return work;
  }

  /** A new study day has begun: learns if there is enough new. A student who left their model has to ask for it again. */
  async function atTurn(uid: string): Promise<void> {
    if (isMissing) return;
    const answers = await answersInAll(store.read, uid);
    if (answers < LEARNING.leastAnswers) return;
    const [latest] = (await learnedMemories(store.read, uid)).filter(({ deckKey }) => deckKey === null);
    if (latest?.standing === "left" || !isTimeToLearn(answers, latest?.figures.logAnswers ?? null)) return;
    await begin(uid);
  }

  /** The same log gives the same result: a student who asks a thousand times would block the others' learning. */
  async function hasNews(uid: string): Promise<boolean> {
    const [latest] = (await learnedMemories(store.read, uid)).filter(({ deckKey }) => deckKey === null);
    if (!latest || latest.standing === "left") return true;
    return latest.figures.logAnswers !== (await answersInAll(store.read, uid));
  }

  const view = ({ uid }: Viewer): Promise<MemoryView> =>
    memoryView(store.read, uid, {
      canLearn: !isMissing,
      isLearning: running.has(uid),
      failure: failures.get(uid)?.code ?? null,
    });

  return {
    view,

    /** Starts to learn if there are new answers; returns what is known so far. Throws `study/learning-missing`. */
    async ask({ uid }: Viewer): Promise<MemoryView> {
      if (isMissing) throw new AppError("study/learning-missing");
      if (await hasNews(uid)) void begin(uid);
      return view({ uid });
    },

    /** Resolves when the current learning is done; for tests and the operator. */
    whenLearned: (uid: string): Promise<void> => running.get(uid) ?? Promise.resolve(),

    /** Returns to the average's weights. */
    async leave({ uid }: Viewer): Promise<void> {
      await store.write(async ({ db, announce }) => {
        await lockStudent(db, uid);
        await leaveMemories(db, uid);
        announce({ kind: "study", uid, entryId: null });
      });
    },

    /** Restores a model from an account's file, of a deck or of all; ignores what is not a model. */
    restore: ({ uid }: Viewer, deck: DeckPlace | null, value: unknown): Promise<boolean> =>
      store.write((tx) => restoreMemory(tx, uid, { deckKey: deck && deckKeyOf(deck.deckOwnerId, deck.deckId), value, now: clock() })),

    /** What rescheduling all cards would move. */
    preview: ({ uid }: Viewer): Promise<ReschedulePreview> => previewOfReschedule(store.read, { uid, now: clock() }),

    /** Moves all cards to where the model in force schedules them; returns how many moved. */
    plan: ({ uid }: Viewer): Promise<{ cards: number }> => rescheduleAll(store, { uid, now: clock() }),

    /** Called when a student answers: the first answer of a study day ends the day before, so there may be more to learn. */
    studied(uid: string, day: Day): void {
      if (days.get(uid) === day) return;
      if (days.size >= mostDays) days.clear();
      days.set(uid, day);
      // A failure is retried the next day.
      turning = turning.then(() => atTurn(uid)).catch(() => undefined);
    },

    /** Resolves when the learning of turned days is done; for tests. */
    whenTurned: (): Promise<unknown> => turning,
  };
}
