import type { Card } from "../cards/card.ts";
import { dayAt, nextDayStart } from "../study/day.ts";
import { cardKeyOf } from "../study/log/entry.ts";
import { practiceReview, type PracticeAnswer } from "../study/log/practice-review.ts";
import { afterEntry, untouched } from "../study/log/rebuild.ts";
import { cardIdOf } from "../study/prompt-keys.ts";
import { promptsOf } from "../study/prompts.ts";
import { doneIn, leftToday, type LeftToday } from "../study/session/daily-limits.ts";
import type { Progress } from "../study/schedule/due.ts";
import { modelFor, type MemoryModels } from "../study/schedule/memory-model.ts";
import type { Rating } from "../study/schedule/ratings.ts";
import { schedulingOf } from "../study/schedule/scheduling.ts";
import type { DeviceDay, DevicePlan } from "./device-lines.ts";

/** An entry that the filled progress does not have yet: it waits on the device to be sent, or was sent since the last fill. */
export type UnsentEntry = { readonly id: string; readonly deckKey: string; readonly cardId: string; readonly at: number } & (
  | ({ readonly kind: "answer"; readonly tookMs: number } & ({ readonly source: "study"; readonly rating: Rating } | PracticeAnswer))
  | {
      readonly kind: "undo";
      readonly undoes: string;
      /** the card's progress before the undone entry, which the filled progress may have already */
      readonly before?: Progress | undefined;
    }
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
  /** future exams over several decks */
  readonly plans: readonly DevicePlan[];
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
  const dayEndsAt = nextDayStart(now, timeZone);
  const isOfToday = (at: number | null) => at !== null && nextDayStart(at, timeZone) === dayEndsAt;
  const today = dayAt(now, schedulingOf(day.settings, now).dayShiftMs);
  const exams = new Map(day.exams.filter(([, examDay]) => examDay >= today));
  const plans = (day.plans ?? []).filter((plan) => plan.day >= today);
  const states = new Map(filledStates);
  const newToday = new Map(isSameDay ? day.newToday : []);
  const answers: { source: string; deckKey: string; stageBefore: string; count: number }[] = [];
  const countNew = (deckKey: string, count: number) => newToday.set(deckKey, Math.max(0, (newToday.get(deckKey) ?? 0) + count));
  for (const entry of withoutTakenBack(unsent)) {
    const { deckKey, cardId, at } = entry;
    const key = cardKeyOf(entry);
    const before = states.get(key) ?? untouched;
    const card = cardOf(deckKey, cardIdOf(cardId));
    const siblings = siblingsOf(cardId, card).map((sibling) => cardKeyOf({ deckKey, cardId: sibling }));
    if (entry.kind === "undo") {
      if (entry.before === undefined || isUndoneIn(before, entry.before)) continue;
      states.set(key, entry.before);
      for (const sibling of siblings) {
        const progress = states.get(sibling);
        if (progress && isBuriedBy(progress, before, { restored: entry.before, timeZone }))
          states.set(sibling, { ...progress, buriedUntil: null });
      }
      const { stage } = entry.before.card;
      if (!isOfToday(before.card.lastReview) || before.card.reps === entry.before.card.reps) continue;
      answers.push({ source: "study", deckKey, stageBefore: stage, count: -1 });
      if (stage === "new") countNew(deckKey, -1);
      continue;
    }
    // A reply that was lost: the filled progress has the answer already.
    if (entry.kind === "answer" && entry.at <= (before.card.lastReview ?? -Infinity)) continue;
    const after = afterUnsent(before, entry, { day, memories, isPrompt: promptKeysOf(card).includes(cardId) });
    if (!after) continue;
    states.set(key, after);
    if (entry.kind !== "answer") continue;
    if (entry.source === "study" && isOfToday(at)) {
      answers.push({ source: entry.source, deckKey, stageBefore: before.card.stage, count: 1 });
      if (before.card.stage === "new") countNew(deckKey, 1);
    }
    for (const sibling of siblings) states.set(sibling, buried(states.get(sibling) ?? untouched, nextDayStart(at, timeZone)));
  }
  const done = doneIn(answers, new Set(exams.keys()));
  const left = isSameDay
    ? { newCards: Math.max(0, day.left.newCards - done.newCards), reviews: Math.max(0, day.left.reviews - done.reviews) }
    : leftToday(day.settings, done);
  return { states, left, newToday, exams, plans, memories };
}

/** The entries in their order, without those that a later one undoes, and their undoing. */
function withoutTakenBack(unsent: readonly UnsentEntry[]): UnsentEntry[] {
  const ids = new Set(unsent.map(({ id }) => id));
  const undone = new Set(unsent.flatMap((entry) => (entry.kind === "undo" ? [entry.undoes] : [])));
  return unsent
    .filter((entry) => !undone.has(entry.id) && !(entry.kind === "undo" && ids.has(entry.undoes)))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** The filled progress may be of after the undoing. */
function isUndoneIn(progress: Progress, before: Progress): boolean {
  const { card, isSuspended, buriedUntil } = progress;
  const isSameCard = card.reps === before.card.reps && card.lastReview === before.card.lastReview && card.due === before.card.due;
  return isSameCard && isSuspended === before.isSuspended && buriedUntil === before.buriedUntil;
}

/** Whether the undone answer (`answered` is the state after it) has buried the sibling, and no other answer of the same day has. */
function isBuriedBy(
  { buriedUntil }: Progress,
  answered: Progress,
  { restored, timeZone }: { restored: Progress; timeZone: string },
): boolean {
  const endOfDay = (at: number | null) => (at === null ? null : nextDayStart(at, timeZone));
  return buriedUntil !== null && buriedUntil === endOfDay(answered.card.lastReview) && buriedUntil !== endOfDay(restored.card.lastReview);
}

type Rules = {
  day: DeviceDay;
  memories: MemoryModels;
  /** a practice test asks a card with gaps as a whole, which fits none of its prompts */
  isPrompt: boolean;
};

/** The progress after an entry; null for a practice test's answer that counts as no review. */
function afterUnsent(before: Progress, entry: Exclude<UnsentEntry, { kind: "undo" }>, { day, memories, isPrompt }: Rules): Progress | null {
  const { id, deckKey, cardId, at } = entry;
  const common = { id, deckKey, cardId, at };
  const { settings } = day;
  if (entry.kind === "bury") return afterEntry(before, { ...common, kind: "bury", until: nextDayStart(at, settings.timeZone) });
  if (entry.kind !== "answer") return afterEntry(before, { ...common, kind: entry.kind });
  const scheduling = schedulingOf(settings, at, modelFor(memories, deckKey));
  const answer = { ...common, kind: "answer", tookMs: entry.tookMs, stateBefore: before.card, scheduling } as const;
  if (entry.source === "study") return afterEntry(before, { ...answer, source: "study", rating: entry.rating, weight: 1 });
  if (!isPrompt || !settings.practiceCounts) return null;
  const review = practiceReview(entry, before, { at, dayShiftMs: scheduling.dayShiftMs });
  return review && afterEntry(before, { ...answer, source: entry.source, ...review });
}

function promptKeysOf(card: Card | undefined): string[] {
  return card ? promptsOf(card).map(({ key }) => key) : [];
}

/** The other prompts of the card. */
function siblingsOf(cardId: string, card: Card | undefined): string[] {
  return promptKeysOf(card).filter((key) => key !== cardId);
}

function buried(progress: Progress, until: number): Progress {
  return progress.isSuspended || (progress.buriedUntil ?? 0) >= until ? progress : { ...progress, buriedUntil: until };
}
