import type { StudyProgress } from "../../src/study/requests/study-api.ts";

type Exam = NonNullable<StudyProgress["exam"]>;
type Changes = Omit<Partial<StudyProgress>, "calendar" | "forecast" | "streak" | "retention" | "cards"> & {
  /** answers of study days, such as `{ [today]: 23 }`; four of five are right */
  answers?: Record<number, number>;
  /** cards that are due on the next days, from today on */
  dues?: readonly number[];
  streak?: Partial<StudyProgress["streak"]>;
  retention?: Partial<StudyProgress["retention"]>;
  cards?: Partial<StudyProgress["cards"]>;
};

/** Saturday, 21 November 2026, as a study day. */
export const today = 20_778;

/** The progress of a student who studied yesterday and today; give only what matters to the test. */
export function aProgress({
  answers = { [today]: 20, [today - 1]: 10 },
  dues = [5],
  streak,
  retention,
  cards,
  ...rest
}: Changes = {}): StudyProgress {
  return {
    today,
    calendar: Array.from({ length: 371 }, (_, at) => {
      const day = today - 370 + at;
      const count = answers[day] ?? 0;
      return { day, answers: count, right: Math.round(count * 0.8) };
    }),
    forecast: Array.from({ length: 30 }, (_, at) => ({ day: today + at, due: dues[at] ?? 0 })),
    streak: { current: 2, longest: 9, isTodayDone: true, ...streak },
    retention: { answers: 400, right: 364, measured: 0.91, asked: 0.9, from: 0.878, to: 0.934, asksNow: 0.9, ...retention },
    cards: { new: 40, learning: 23, known: 30, suspended: 1, ...cards },
    decks: [{ deckId: 7, title: "Cell biology" }],
    exam: null,
    ...rest,
  };
}

/** The progress of a student without answers. */
export function noProgress(details: Changes = {}): StudyProgress {
  return aProgress({
    answers: {},
    dues: [],
    streak: { current: 0, longest: 0, isTodayDone: false },
    retention: { answers: 0, right: 0, measured: null, asked: null, from: null, to: null },
    cards: { new: 12, learning: 0, known: 0, suspended: 0 },
    decks: [],
    ...details,
  });
}

/** An exam in ten days with a plan that has enough time. */
export function anExam({ plan, ...rest }: Omit<Partial<Exam>, "plan"> & { plan?: Partial<Exam["plan"]> } = {}): Exam {
  return {
    day: "2026-12-01",
    asked: { retention: 0.9, reviewsPerDay: 200 },
    ...rest,
    plan: {
      verdict: "fits",
      daysLeft: 10,
      learningDays: 8,
      cardsADay: 5,
      leftToday: 5,
      cardsOver: 0,
      answersADay: 31.4,
      reviewsADay: 12.2,
      recallOnTheDay: 0.912,
      recallWithoutStudy: 0.347,
      ...plan,
    },
  };
}
