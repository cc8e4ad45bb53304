import { newCard } from "../src/study/schedule/card-state.ts";
import { dayMs } from "../src/time/units.ts";
import type { AnswerEntry, Entry } from "../src/study/log/entry.ts";
import { ratings } from "../src/study/schedule/ratings.ts";
import { averageWeights } from "../src/study/schedule/fsrs.ts";
import type { Scheduling } from "../src/study/schedule/scheduling.ts";

export const someTime = Date.UTC(2026, 2, 1, 9);

export const aScheduling: Scheduling = {
  retention: 0.9,
  learningSteps: [1, 10],
  relearningSteps: [10],
  maximumDays: 36_500,
  dayShiftMs: 0,
};

const common = { deckKey: "u/1", cardId: "c", at: someTime };

export function anAnswer(change: Partial<AnswerEntry> = {}): AnswerEntry {
  const answer = { rating: "good", source: "study", weight: 1, tookMs: 3000, stateBefore: newCard, scheduling: aScheduling } as const;
  return { ...common, id: "e", kind: "answer", ...answer, ...change };
}

type WithoutPlace<E> = E extends Entry ? Omit<E, keyof typeof common> : never;

export function anEntry(entry: WithoutPlace<Exclude<Entry, AnswerEntry>> & Partial<typeof common>): Entry {
  return { ...common, ...entry };
}

/** A log of several cards, decks and weeks with entries of every kind, in order, under settings that change. */
export function aRandomLog(random: () => number, length: number): Entry[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const log: Entry[] = [];
  let at = someTime;
  for (let number = 0; number < length; number++) {
    // Often at the same millisecond, as on two devices.
    if (random() < 0.8) at += Math.floor(random() ** 4 * 9 * dayMs);
    const place = {
      id: `${Math.floor(random() * 1e9).toString(36)}-${number}`,
      deckKey: pick(["u/1", "u/2", "v/1"]),
      cardId: pick(["c", "d"]),
      at,
    };
    const lot = random();
    const earlier = pick(log.filter((entry) => entry.deckKey === place.deckKey && entry.cardId === place.cardId && entry.kind !== "undo"));
    if (lot < 0.1 && earlier) log.push({ ...place, kind: "undo", undoes: earlier.id });
    else if (lot < 0.15) log.push({ ...place, kind: "bury", until: at + Math.floor(random() * dayMs) + 1 });
    else if (lot < 0.22) log.push({ ...place, kind: pick(["unbury", "suspend", "resume", "start-over"] as const) });
    else if (lot < 0.26)
      log.push({ ...place, kind: "plan", scheduling: { ...aScheduling, retention: pick([0.85, 0.9]), ...aMemory(random) } });
    else {
      const source = pick(["study", "study", "study", "multiple-choice", "open-ended"] as const);
      const rating = pick(ratings);
      const weight = source === "multiple-choice" && rating !== "again" ? 0.5 : 1;
      const scheduling = {
        ...aScheduling,
        retention: pick([0.8, 0.9, 0.95]),
        dayShiftMs: pick([-4, -9, 5]) * 3_600_000,
        ...aMemory(random),
      };
      log.push(anAnswer({ ...place, source, rating, weight, scheduling }));
    }
  }
  return log;
}

/** Sometimes with a student's own weights. */
function aMemory(random: () => number): Pick<Scheduling, "memory"> {
  const version = Math.floor(random() * 3);
  return version === 0
    ? {}
    : { memory: { version, weights: averageWeights.map((weight, at) => (at < 4 ? weight * version * 0.6 : weight)) } };
}
