import type { Day } from "../../study/day.ts";
import { dayStart } from "../../study/day.ts";
import { examPace } from "../../study/exam/exam-pace.ts";
import { meanRecall, predicted, type ExamInput } from "../../study/exam/exam-prediction.ts";
import type { CardState } from "../../study/schedule/card-state.ts";

/** A studied card: its state now, and its state at the end of the due day if it was answered again after that. */
export type MemoryOfCard = { readonly state: CardState; readonly stateOnDueDay?: CardState };

export type PupilMemoryInput = Omit<ExamInput, "studied" | "examDay" | "reviewsPerDay"> & {
  readonly dueDay: Day;
  readonly studied: readonly MemoryOfCard[];
};

/** What a pupil remembers of a deck: expected shares of its cards, 0 to 1. */
export type PupilMemory = {
  /** if all cards were asked now; those that were never answered count as forgotten */
  readonly known: number;
  /** the same at the end of the due day; null until it is over */
  readonly knownOnDueDay: number | null;
  /** on the morning of the due day, if the pupil follows the plan for it; null once that day has come, and of a deck without cards */
  readonly forecast: number | null;
};

/** A pupil's memory of an assigned deck, by the pupil's own model. The forecast is that of the exam's plan. */
export function pupilMemory({ dueDay, studied, ...input }: PupilMemoryInput): PupilMemory {
  const { now, today, newCards, scheduling } = input;
  const weights = scheduling.memory?.weights;
  const total = studied.length + newCards;
  const states = studied.map(({ state }) => state);
  const known = meanRecall(states, { total, at: now, weights });
  if (today > dueDay) {
    const dueEnd = dayStart(dueDay + 1, scheduling.dayShiftMs);
    const statesThen = studied.map(({ state, stateOnDueDay }) => stateOnDueDay ?? state);
    return { known, knownOnDueDay: meanRecall(statesThen, { total, at: dueEnd, weights }), forecast: null };
  }
  if (today === dueDay) return { known, knownOnDueDay: null, forecast: null };
  if (total === 0) return { known, knownOnDueDay: null, forecast: null };
  const exam: ExamInput = { ...input, examDay: dueDay, studied: states, reviewsPerDay: Infinity };
  return { known, knownOnDueDay: null, forecast: predicted(exam, examPace(exam)).recall };
}
