import type { ErrorCode } from "../../errors/catalogue.ts";
import { dayMs } from "../../time/units.ts";
import { CLOCK } from "../../limits/limits.ts";
import type { Entry } from "./entry.ts";
import { sources, weights } from "./practice-review.ts";
import { isRating } from "../schedule/ratings.ts";
import { schedulingProblem } from "../schedule/scheduling.ts";
import { longestTookMs } from "./answer-time.ts";

/** The first problem that keeps an entry out of the log; null if there is none. `now` is the server's time, in ms since 1970. */
export function entryProblem(entry: Entry, now: number): ErrorCode | null {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(entry.id) || entry.deckKey === "" || entry.cardId === "") return "study/bad-answer";
  return clockProblem(entry.at, now) ?? kindProblem(entry);
}

/** Whether a device's time (ms since 1970) is too far from the server's. */
export function clockProblem(at: number, now: number): ErrorCode | null {
  if (!Number.isSafeInteger(at)) return "study/bad-answer";
  if (at > now + CLOCK.aheadMs) return "study/clock-ahead";
  if (at < now - CLOCK.behindMs) return "study/clock-behind";
  return null;
}

function kindProblem(entry: Entry): ErrorCode | null {
  switch (entry.kind) {
    case "answer": {
      if (!isRating(entry.rating)) return "study/unknown-rating";
      if (!sources.includes(entry.source)) return "study/bad-answer";
      if (!Number.isInteger(entry.tookMs) || entry.tookMs < 0 || entry.tookMs > longestTookMs) return "study/bad-answer";
      if (entry.weight !== 1 && entry.weight !== weights[entry.source]) return "study/bad-answer";
      return schedulingProblem(entry.scheduling);
    }
    case "undo":
      return entry.undoes === entry.id ? "study/bad-answer" : null;
    case "bury":
      // Two days, because a day is longer than 24 hours when clocks go back.
      return Number.isSafeInteger(entry.until) && entry.until > entry.at && entry.until <= entry.at + 2 * dayMs ? null : "study/bad-answer";
    case "unbury":
    case "suspend":
    case "resume":
    case "start-over":
      return null;
    // Only the server writes these: a card's earlier state, and a rescheduling.
    case "seed":
    case "plan":
    default:
      return "study/bad-answer";
  }
}
