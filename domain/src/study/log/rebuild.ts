import { newCard, type CardState } from "../schedule/card-state.ts";
import { isAway, isDue, type Progress } from "../schedule/due.ts";
import { cardKeyOf, type AnswerEntry, type Entry, type PlanEntry, type UndoEntry } from "./entry.ts";
import { inLogOrder, merged, withoutUndone } from "./log.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";
import { groupBy } from "../../words/grouped.ts";
import { withMemory, type Scheduling } from "../schedule/scheduling.ts";

/** A card without entries. */
export const untouched: Progress = { card: newCard, isSuspended: false, buriedUntil: null };

/** The progress of every card in the log, by `cardKeyOf`. The entries may be unordered and repeated. */
export function rebuilt(log: readonly Entry[]): Map<string, Progress> {
  return new Map([...groupBy(log, cardKeyOf)].map(([key, entries]) => [key, rebuiltCard(entries)]));
}

/** The progress of one card, from all its entries. */
export function rebuiltCard(entries: readonly Entry[]): Progress {
  const log = withoutUndone(merged(entries));
  return log.reduce<Progress>((progress, _entry, at) => afterNth(log, at, progress), untouched);
}

/** A card's state after one entry of its log. The log is ordered and without undone entries; `progress` is the state before the entry. */
export function afterNth(log: readonly Exclude<Entry, UndoEntry>[], at: number, progress: Progress): Progress {
  const entry = log[at];
  if (!entry) return progress;
  return entry.kind === "plan" ? rescheduled(log.slice(0, at), progress, entry.scheduling) : afterEntry(progress, entry);
}

/** Applies one entry. It can replace rebuilding if the entry is later than all others of its card (`isNext`). */
export function afterEntry(progress: Progress, entry: Exclude<Entry, UndoEntry | PlanEntry>): Progress {
  switch (entry.kind) {
    case "answer":
      return counts(progress, entry) ? { ...progress, card: stateAfterAnswer(progress.card, entry, entry.scheduling) } : progress;
    case "bury":
      return { ...progress, buriedUntil: entry.until };
    case "seed":
      return { card: entry.state, isSuspended: entry.isSuspended, buriedUntil: entry.buriedUntil };
    case "unbury":
      return { ...progress, buriedUntil: null };
    case "suspend":
      return { ...progress, isSuspended: true };
    case "resume":
      return { ...progress, isSuspended: false };
    case "start-over":
      return untouched;
  }
}

/** Whether an entry is later than the card's last one, in log order. A late entry, or an undo, needs `rebuiltCard`. */
export function isNext(entry: Pick<Entry, "at" | "id">, last: Pick<Entry, "at" | "id"> | null): boolean {
  return last === null || inLogOrder(entry, last) > 0;
}

/**
 * A practice test's answer counts only if the card is due; an earlier answer from another device that arrives later can change that. In a
 * study session the student chose to answer, so it always counts.
 */
function counts(progress: Progress, { source, at, scheduling }: AnswerEntry): boolean {
  return source === "study" || (isDue(progress.card, at, scheduling.dayShiftMs) && !isAway(progress, at));
}

/**
 * A card's state if all its answers had been scheduled with another model, the last one for the retention of `scheduling`. `history` is its log so
 * far, in order, without entries that were undone. A card in its steps keeps its due time, and so does a card without an answer here, which another
 * program scheduled.
 */
export function rescheduled(history: readonly Entry[], progress: Progress, scheduling: Scheduling): Progress {
  if (progress.card.stage !== "review") return progress;
  let card: CardState = newCard;
  let last: { before: CardState; answer: AnswerEntry } | null = null;
  for (const entry of history) {
    if (entry.kind === "start-over") [card, last] = [newCard, null];
    else if (entry.kind === "seed") [card, last] = [entry.state, null];
    else if (entry.kind === "answer") {
      last = { before: card, answer: entry };
      card = stateAfterAnswer(card, entry, withMemory(entry.scheduling, scheduling.memory ?? null));
    }
  }
  if (!last) return progress;
  const { retention, maximumDays, memory = null } = scheduling;
  const { before, answer } = last;
  const plannedState = stateAfterAnswer(before, answer, withMemory({ ...answer.scheduling, retention, maximumDays }, memory));
  // An answer of a practice test that did not count before may lead to another stage.
  return plannedState.stage === "review" ? { ...progress, card: plannedState } : progress;
}
