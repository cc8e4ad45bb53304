import { newCard, type CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { stateAfterAnswer } from "@recollect/domain/study/schedule/scheduler.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";
import type { Memory } from "./memory.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

/** A method of studying. It is given each result, and returns when the card is due. Times are in days. */
export type Method = {
  name: string;
  /** the maximum number of reviews a day, the rest waits; first questions and steps within the day are not counted */
  reviewsPerDay: number;
  /** a day begins: what was learned of the answers so far may change the plan */
  turn?: (day: number) => Promise<void>;
  /** the method's data for one card, none at first, and the time at which the card is due; an upper bound may use the memory itself */
  plan: (cardId: string, memory: Memory) => (day: number, isRemembered: boolean) => number;
};

const minute = 1 / 1440;
const startMs = Date.UTC(2026, 0, 1);

/** Our scheduler with its defaults, or with some settings changed. */
export function ours(name: string, changed: Partial<StudySettings> = {}): Method {
  const settings = { ...defaultStudySettings, ...changed };
  const scheduling = { ...schedulingOf(settings, startMs), dayShiftMs: 0 };
  return {
    name,
    reviewsPerDay: settings.reviewsPerDay,
    plan(cardId) {
      let card: CardState = newCard;
      return (day, isRemembered) => {
        const at = startMs + Math.round(day * dayMs);
        card = stateAfterAnswer(card, { cardId, rating: isRemembered ? "good" : "again", at }, scheduling);
        return (card.due - startMs) / dayMs;
      };
    },
  };
}

/** Five boxes (Leitner 1972) asked every 1, 2, 4, 8 and 16 days: a box up when remembered, back to the first when not. */
export const leitner: Method = {
  name: "Leitner box, 1 to 16 days",
  reviewsPerDay: Infinity,
  plan() {
    const days = [1, 2, 4, 8, 16];
    let box = -1;
    return (day, isRemembered) => {
      box = isRemembered ? Math.min(box + 1, days.length - 1) : 0;
      return Math.floor(day) + (days[box] ?? 1);
    };
  },
};

/** SM-2 (Wozniak 1990): remembered is quality 4, forgotten 2; a forgotten card is asked again the same day until it is remembered. */
export const sm2: Method = {
  name: "SM-2",
  reviewsPerDay: Infinity,
  plan() {
    let ease = 2.5;
    let repetitions = 0;
    let interval = 0;
    let isRepeating = false;
    return (day, isRemembered) => {
      if (isRepeating && isRemembered) {
        isRepeating = false;
        return Math.floor(day) + 1;
      }
      if (!isRemembered) {
        if (!isRepeating) ease = Math.max(1.3, ease - 0.32);
        repetitions = 0;
        isRepeating = true;
        return day + 10 * minute;
      }
      repetitions++;
      interval = repetitions === 1 ? 1 : repetitions === 2 ? 6 : Math.round(interval * ease);
      return Math.floor(day) + interval;
    };
  },
};

/** Every card that was ever learned, every day. */
export const flipping: Method = {
  name: "Flipping through everything daily",
  reviewsPerDay: Infinity,
  plan: () => (day) => Math.floor(day) + 1,
};
