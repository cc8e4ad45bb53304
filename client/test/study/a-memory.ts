import type { StudyMemory } from "../../src/study/requests/memory-api.ts";

const average = { answers: 300, logLoss: 0.41, calibration: 0.05 };
const load = (reviews: number, recall: number) => ({ reviews, recall });

type Learned = NonNullable<StudyMemory["latest"]>;

/** The learned model of a student who forgets fast; give only what matters to the test. */
export function aLearned(details: Partial<Learned> = {}): Learned {
  return {
    standing: "in-force",
    learnedAt: 1_700_000_000_000,
    saved: 2,
    logAnswers: 2000,
    newADay: 4,
    learning: {
      answers: 900,
      splitDay: 20_000,
      average,
      before: null,
      learned: { answers: 300, logLoss: 0.38, calibration: 0.02 },
      bins: { average: [], learned: [{ answers: 200, expected: 0.91, actual: 0.9, from: 0.85, to: 0.94 }] },
    },
    halfLives: {
      own: { fresh: { half: 40, nine: 1 }, mature: { half: 900, nine: 30 } },
      average: { fresh: { half: 200, nine: 2.3 }, mature: { half: 9000, nine: 160 } },
    },
    curve: [
      { retention: 0.8, own: load(8, 0.86), average: load(7, 0.8) },
      { retention: 0.9, own: load(12, 0.93), average: load(11, 0.88) },
      { retention: 0.95, own: load(20, 0.96), average: load(18, 0.93) },
    ],
    ...details,
  };
}

/** The memory page's data. */
export function aMemory(details: Partial<StudyMemory> = {}): StudyMemory {
  return {
    canLearn: true,
    isLearning: false,
    failure: null,
    answers: 12,
    needed: 400,
    asked: 0.9,
    idleSteps: null,
    inForce: null,
    latest: null,
    decks: [],
    ...details,
  };
}
