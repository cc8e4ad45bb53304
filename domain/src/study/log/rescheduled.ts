import { newCard, type CardState } from "../schedule/card-state.ts";
import type { Progress } from "../schedule/due.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";
import { withMemory, type Scheduling } from "../schedule/scheduling.ts";
import type { AnswerEntry, Entry } from "./entry.ts";

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
