import type { Card } from "../cards/card.ts";
import { dayAt, nextDayStart } from "../study/day.ts";
import { cardKeyOf } from "../study/log/entry.ts";
import { afterEntry, untouched } from "../study/log/rebuild.ts";
import { cardIdOf, promptsOf } from "../study/prompts.ts";
import { doneIn, leftToday, type LeftToday } from "../study/session/daily-limits.ts";
import type { Progress } from "../study/schedule/due.ts";
import { modelFor, type MemoryModels } from "../study/schedule/memory-model.ts";
import type { Rating } from "../study/schedule/ratings.ts";
import { schedulingOf } from "../study/schedule/scheduling.ts";
import type { DeviceDay } from "./device-lines.ts";

/** An entry that waits on the device to be sent, in what decides about the next cards. */
export type UnsentEntry = { readonly id: string; readonly deckKey: string; readonly cardId: string; readonly at: number } & (
  | { readonly kind: "answer"; readonly source: string; readonly rating?: Rating | undefined; readonly tookMs: number }
  | { readonly kind: "undo"; readonly undoes: string }
  | { readonly kind: "bury" | "unbury" | "suspend" | "resume" | "start-over" }
);

/** A student's progress as the server had it at the last fill. */
export type FilledProgress = {
  readonly day: DeviceDay;
  /** states of studied prompts, by `cardKeyOf` */
  readonly states: ReadonlyMap<string, Progress>;
};

/** The same with the entries that were not sent yet. */
export type PresentProgress = {
  readonly states: ReadonlyMap<string, Progress>;
  readonly left: LeftToday;
  /** new cards of today, by deck */
  readonly newToday: ReadonlyMap<string, number>;
  /** future exams, by deck */
  readonly exams: ReadonlyMap<string, number>;
  readonly memories: MemoryModels;
};

/**
 * Applies the entries that wait on a device, as the server will when they arrive. `cardOf` gives a card that the device keeps. The limits of the day are
 * what the server had left, less what these entries use up; after the day's end they are a new day's.
 */
export function presentProgress(
  { day, states: filledStates }: FilledProgress,
  unsent: readonly UnsentEntry[],
  now: number,
  cardOf: (deckKey: string, cardId: string) => Card | undefined,
): PresentProgress {
  const { timeZone } = day.settings;
  const memories: MemoryModels = { own: day.memories.own, byDeck: new Map(day.memories.byDeck) };
  const isSameDay = now < day.dayEndsAt;
  const dayBegan = isSameDay ? -Infinity : nextDayStart(now, timeZone) - 24 * 60 * 60_000;
  const today = dayAt(now, schedulingOf(day.settings, now).dayShiftMs);
  const exams = new Map(day.exams.filter(([, examDay]) => examDay >= today));
  const states = new Map(filledStates);
  const newToday = new Map(isSameDay ? day.newToday : []);
  const answers: { source: string; deckKey: string; stageBefore: string; count: number }[] = [];
  for (const entry of withoutTakenBack(unsent)) {
    const key = cardKeyOf(entry);
    const before = states.get(key) ?? untouched;
    states.set(key, afterUnsent(before, entry, { day, memories }));
    if (entry.kind !== "answer" || entry.source !== "study") continue;
    if (entry.at >= dayBegan) {
      answers.push({ source: entry.source, deckKey: entry.deckKey, stageBefore: before.card.stage, count: 1 });
      if (before.card.stage === "new") newToday.set(entry.deckKey, (newToday.get(entry.deckKey) ?? 0) + 1);
    }
    for (const sibling of siblingsOf(entry.cardId, cardOf(entry.deckKey, cardIdOf(entry.cardId)))) {
      const siblingKey = cardKeyOf({ deckKey: entry.deckKey, cardId: sibling });
      states.set(siblingKey, buried(states.get(siblingKey) ?? untouched, nextDayStart(entry.at, timeZone)));
    }
  }
  const done = doneIn(answers, new Set(exams.keys()));
  const left = isSameDay
    ? { newCards: Math.max(0, day.left.newCards - done.newCards), reviews: Math.max(0, day.left.reviews - done.reviews) }
    : leftToday(day.settings, done);
  return { states, left, newToday, exams, memories };
}

/**
 * The entries in their order, without those that a later one undoes. An undo of an entry that was sent already is left to the server: the state before it
 * is known there alone.
 */
function withoutTakenBack(unsent: readonly UnsentEntry[]): Exclude<UnsentEntry, { kind: "undo" }>[] {
  const undone = new Set(unsent.flatMap((entry) => (entry.kind === "undo" ? [entry.undoes] : [])));
  return unsent
    .filter((entry): entry is Exclude<UnsentEntry, { kind: "undo" }> => entry.kind !== "undo" && !undone.has(entry.id))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

type Rules = { day: DeviceDay; memories: MemoryModels };

function afterUnsent(before: Progress, entry: Exclude<UnsentEntry, { kind: "undo" }>, { day, memories }: Rules): Progress {
  const { id, deckKey, cardId, at } = entry;
  const common = { id, deckKey, cardId, at };
  if (entry.kind === "bury") return afterEntry(before, { ...common, kind: "bury", until: nextDayStart(at, day.settings.timeZone) });
  if (entry.kind !== "answer") return afterEntry(before, { ...common, kind: entry.kind });
  // What an answer of a test is worth is the server's to say.
  if (entry.source !== "study" || entry.rating === undefined) return before;
  return afterEntry(before, {
    ...common,
    kind: "answer",
    source: "study",
    rating: entry.rating,
    weight: 1,
    tookMs: entry.tookMs,
    stateBefore: before.card,
    scheduling: schedulingOf(day.settings, at, modelFor(memories, deckKey)),
  });
}

/** The other prompts of the card. */
function siblingsOf(cardId: string, card: Card | undefined): string[] {
  return card ? promptsOf(card).flatMap(({ key }) => (key === cardId ? [] : [key])) : [];
}

function buried(progress: Progress, until: number): Progress {
  return progress.isSuspended || (progress.buriedUntil ?? 0) >= until ? progress : { ...progress, buriedUntil: until };
}
