import { isDeepStrictEqual } from "node:util";

import type { DeviceDay } from "@recollect/domain/device/device-lines.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayAt, dayOf, dayShiftMs, type Day } from "@recollect/domain/study/day.ts";
import { studySettingsProblem, withDeviceZone, type StudySettings } from "@recollect/domain/study/settings.ts";

import type { SessionViewer } from "../../http/viewer.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { appendEntries, type Appended } from "./log/append-entries.ts";
import { lockStudent } from "../../access/lock-student.store.ts";
import type { DeckPlace } from "./decks/deck-place.ts";
import { forgetSeeds, seedProgress, seedShared, type Seed } from "./log/seed-progress.ts";
import { standingsOf, type DeckStandings } from "./log/standings.store.ts";
import { rebuildStudy, type Rebuilt } from "./log/rebuild-study.store.ts";
import { dueOrWeak } from "./queue/due-or-weak.store.ts";
import { setAside, type SetAside } from "./queue/set-aside.ts";
import { studySummary, type StudySummary } from "./queue/study-counts.ts";
import { studiedDecks, type StudiedDecks } from "./progress/studied-decks.store.ts";
import { studyToday, type StudyToday } from "./progress/study-today.ts";
import { studyDay } from "./settings/study-day.store.ts";
import { modeQueue } from "./queue/mode-queue.ts";
import { studyQueue, type StudyQueue } from "./queue/study-queue.ts";
import { taggedQueue } from "./queue/tagged-queue.ts";
import { cardStandings, type CardStandings } from "./progress/card-standings.ts";
import { moreToStudy, type MoreToStudy } from "./queue/more-to-study.ts";
import { studyInsights, type StudyInsights } from "./insights/study-insights.ts";
import { memoriesInForce } from "./settings/memories-in-force.store.ts";
import type { learnApart } from "./memory/learn-apart.ts";
import { createExams } from "./exams/exams.service.ts";
import { devicePlans } from "./exams/planned-decks.store.ts";
import { createMemory } from "./memory/memory.service.ts";
import { examWithPlan, type Exam } from "./progress/exam-figures.ts";
import { studyProgress, type StudyProgress } from "./progress/study-progress.ts";
import { pupilFigures, type PupilFigures } from "./pupils/pupil-memory.store.ts";
import { readStudySettings, saveStudySettings, settingsIn } from "./settings/study-settings.store.ts";
import type { EntryInput } from "./log/entry.schemas.ts";

type StudyDeps = {
  store: Store;
  /** ms since 1970 */ clock: () => number;
  /** in its own process, except in tests */ learn?: typeof learnApart;
};

type Viewer = Pick<SessionViewer, "uid">;

/** Settings to change; undefined ones stay. */
type SettingsChange = { [Name in keyof StudySettings]?: StudySettings[Name] | undefined };

export type { StudySummary };

export type Study = ReturnType<typeof createStudy>;

/** Studying with spaced repetition: a student's log, and what follows from it. Everything belongs to the viewer. */
export function createStudy({ store, clock, learn }: StudyDeps) {
  const memory = createMemory({ store, clock, learn });
  const exams = createExams({ store, clock });

  /** Computes new settings from the current ones; saves and announces them if they differ and are valid. */
  function moveSettings(uid: string, step: (currentSettings: StudySettings) => StudySettings): Promise<StudySettings> {
    return store.write(async ({ db, announce }) => {
      await lockStudent(db, uid);
      const currentSettings = await readStudySettings(db, uid);
      const settings = step(currentSettings);
      const problem = studySettingsProblem(settings);
      if (problem) throw new AppError(problem);
      if (isDeepStrictEqual(settings, currentSettings)) return currentSettings;
      await saveStudySettings(db, uid, settings);
      announce({ kind: "study", uid, entryId: null });
      return settings;
    });
  }

  return {
    /** The student's memory model, learned from the log. */
    memory,

    /** What is to be studied now of a deck's cards with a tag. Throws `deck/not-found`. */
    taggedQueue: ({ uid }: Viewer, deckId: number, tag: string): Promise<StudyQueue> =>
      taggedQueue(store.read, { uid, deckId, tag, now: clock() }),

    /** What is to be studied now, in one deck, a folder or all. Throws `deck/not-found`, `folder/not-found`. */
    queue: ({ uid }: Viewer, deckId: number | null, folder: string | null = null): Promise<StudyQueue> =>
      studyQueue(store, { uid, deckId, folder, now: clock() }),

    /** Cards to continue with when nothing is due. Throws `deck/not-found`, `folder/not-found`. */
    modeQueue: ({ uid }: Viewer, request: Omit<Parameters<typeof modeQueue>[1], "uid" | "now">): Promise<StudyQueue> =>
      modeQueue(store, { ...request, uid, now: clock() }),

    /** What can be studied beyond what is due. Throws `deck/not-found`, `folder/not-found`. */
    moreToStudy: ({ uid }: Viewer, request: Omit<Parameters<typeof moreToStudy>[1], "uid" | "now">): Promise<MoreToStudy> =>
      moreToStudy(store, { ...request, uid, now: clock() }),

    /** How much is to be studied: in a folder or in all, and in each deck with reviews or steps. Throws `folder/not-found`. */
    summary: ({ uid }: Viewer, folder: string | null = null): Promise<StudySummary> =>
      studySummary(store.read, { uid, folder, now: clock() }),

    /** How far the student is with each deck that was begun or has an exam. */
    decks: ({ uid }: Viewer): Promise<StudiedDecks> => studiedDecks(store.read, { uid, now: clock() }),

    /** The day's panel, besides what is due: the time an answer takes, the streak, the next exam. */
    today: ({ uid }: Viewer): Promise<StudyToday> => studyToday(store.read, { uid, now: clock() }),

    /** The study day as a device needs it without a network. */
    deviceDay: async ({ uid }: Viewer): Promise<DeviceDay> => {
      const day = await studyDay(store.read, uid, clock());
      const { settings, memories, now, endsAt, left, newToday } = day;
      const plans = await devicePlans(store.read, uid, day);
      const { own, byDeck } = memories;
      return {
        now,
        dayEndsAt: endsAt,
        settings,
        left,
        exams: [...day.exams],
        ...(plans.length > 0 && { plans }),
        newToday: [...newToday],
        memories: { own, byDeck: [...byDeck] },
      };
    },

    /** The keys of a deck's prompts that are due or weak, weakest first. The caller has checked that the deck may be opened. */
    dueOrWeak: ({ uid }: Viewer, deck: { ownerId: string; id: number }): Promise<string[]> =>
      dueOrWeak(store.read, { uid, ownerId: deck.ownerId, id: deck.id }, clock()),

    /** What may help the student to learn better, for one deck or all. Throws `deck/not-found`. */
    insights: ({ uid }: Viewer, deckId: number | null): Promise<StudyInsights> => studyInsights(store, { uid, deckId, now: clock() }),

    /** What the student suspended or buried, in one deck or all, page by page. Throws `deck/not-found`. */
    setAside: ({ uid }: Viewer, deckId: number | null, after = 0): Promise<SetAside> =>
      setAside(store.read, { uid, deckId, after, now: clock() }),

    /** The student's standing with each of a deck's cards. Throws `deck/not-found`. */
    cards: ({ uid }: Viewer, deckId: number): Promise<CardStandings> => cardStandings(store.read, { uid, deckId, now: clock() }),

    /** The progress page of one deck or all. Throws `deck/not-found`. */
    progress: ({ uid }: Viewer, deckId: number | null): Promise<StudyProgress> => studyProgress(store.read, { uid, deckId, now: clock() }),

    /** How far a student is with an assigned deck. The caller has checked who may see it. */
    pupilFigures: (pupil: Omit<Parameters<typeof pupilFigures>[1], "now">): Promise<PupilFigures> =>
      pupilFigures(store.read, { ...pupil, now: clock() }),

    /** The student's study day now. */
    async todayOf(uid: string): Promise<Day> {
      return dayOf(clock(), (await readStudySettings(store.read, uid)).timeZone);
    },

    /** The study day of somebody with these settings (JSON text; null for the defaults), and what makes one of a moment. */
    pupilDay(settings: string | null): { today: Day; dayShiftMs: number; timeZone: string } {
      const { timeZone } = settingsIn(settings);
      const shift = dayShiftMs(clock(), timeZone);
      return { today: dayAt(clock(), shift), dayShiftMs: shift, timeZone };
    },

    timeZoneOf: async (uid: string): Promise<string> => (await readStudySettings(store.read, uid)).timeZone,

    /** The student's exams. */
    exams,

    /** An exam with its plan; also one whose decks follow earlier ones. Throws `study/exam-not-found`. */
    exam: ({ uid }: Viewer, id: string): Promise<Exam> => examWithPlan(store.read, { uid, id, now: clock() }),

    settings: ({ uid }: Viewer): Promise<StudySettings> => readStudySettings(store.read, uid),

    /** Returns all settings after the change. Throws what `studySettingsProblem` returns. */
    changeSettings: ({ uid }: Viewer, changes: SettingsChange): Promise<StudySettings> =>
      moveSettings(uid, (currentSettings) => ({ ...currentSettings, ...definedOnly(changes) })),

    /** Stores the time zone of the student's device, and returns the settings. Throws `study/unknown-time-zone`. */
    followDevice: ({ uid }: Viewer, timeZone: string): Promise<StudySettings> =>
      moveSettings(uid, (currentSettings) => withDeviceZone(currentSettings, timeZone)),

    /** Appends a device's entries, all or none. Throws what `appendEntries` throws. */
    async append({ uid }: Viewer, entries: readonly EntryInput[]): Promise<Appended & { /** ms since 1970 */ now: number }> {
      // Before the lock: settings that change at this moment may apply to the next batch.
      const [settings, memories] = await Promise.all([readStudySettings(store.read, uid), memoriesInForce(store.read, uid)]);
      const appended = await store.write(async (tx) => {
        await lockStudent(tx.db, uid);
        return appendEntries(tx, { uid, entries, settings, memories, now: clock() });
      });
      memory.studied(uid, dayOf(clock(), settings.timeZone));
      return { ...appended, now: clock() };
    },

    /** Writes the progress that comes with an imported deck, in the transaction that wrote the deck. */
    seed: (tx: Transaction, uid: string, deckId: number, seeds: readonly Seed[]): Promise<void> =>
      seedProgress(tx, { uid, deckId, seeds, now: clock() }),

    /** The same for another student's deck that the student may open. */
    seedShared: ({ uid }: Viewer, { deckOwnerId, deckId }: DeckPlace, seeds: readonly Seed[]): Promise<void> =>
      store.write((tx) => seedShared(tx, { uid, deckOwnerId, deckId, seeds, now: clock() })),

    /** Undoes that. */
    forget: forgetSeeds,

    /** A student's progress in an own deck, for export. */
    standings: (uid: string, deckId: number): Promise<DeckStandings> => standingsOf(store.read, uid, deckId),

    /** The time zone of a student's study days. */
    timeZone: async (uid: string): Promise<string> => (await readStudySettings(store.read, uid)).timeZone,

    /** Derives the student's cards from the log; the result is identical to what is stored. */
    rebuild: ({ uid }: Viewer, size?: { entriesAtOnce?: number }): Promise<Rebuilt> => rebuildStudy(store, uid, size),
  };
}

function definedOnly(changes: SettingsChange): Partial<StudySettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
