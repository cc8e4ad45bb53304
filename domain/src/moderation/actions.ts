import type { ErrorCode } from "../errors/catalogue.ts";
import { addErrorRows } from "../errors/error-messages.ts";
import { reasonRows } from "../errors/moderation-errors.ts";
import type { Restriction } from "./restriction.ts";
import { WHY_MAX_LENGTH } from "../limits/limits.ts";

addErrorRows(reasonRows);

/** Moderation actions on a deck. Each closes the deck's reports. */
export const deckActions = ["hide", "take-down", "restore", "warn", "dismiss"] as const;

export type DeckAction = (typeof deckActions)[number];

/** Moderation actions on an account. */
export const accountActions = ["warn", "suspend", "unsuspend", "end-sessions", "reset-link"] as const;

export type AccountAction = (typeof accountActions)[number];

/** Moderation actions on a reported question on a card. Each closes the question's reports. */
export const questionActions = ["delete", "dismiss"] as const;

export type QuestionAction = (typeof questionActions)[number];

/** Moderation actions on a reported suggestion of other words for a card. Each closes the suggestion's reports. */
export const suggestionActions = ["delete", "dismiss"] as const;

export type SuggestionAction = (typeof suggestionActions)[number];

/** The actions in the moderation log. */
export type LoggedAction =
  | `deck-${DeckAction}`
  | `account-${AccountAction}`
  | `question-${QuestionAction}`
  | `suggestion-${SuggestionAction}`
  | "invite"
  | "role-given"
  | "role-taken";

/** What is wrong with the reason of an action; null if it is valid. A reason is required. */
export function whyProblem(why: string): keyof typeof reasonRows | null {
  if (why.trim() === "") return "desk/why-needed";
  return why.trim().length > WHY_MAX_LENGTH ? "desk/why-too-long" : null;
}

/** Why an action on a deck would change nothing; null if it would. */
export function deckActionProblem(act: DeckAction, restriction: Restriction | null, openReports: number): ErrorCode | null {
  if (act === "hide" && restriction === "hidden") return "desk/already-so";
  if (act === "take-down" && restriction === "taken-down") return "desk/already-so";
  if (act === "restore" && restriction === null) return "desk/already-so";
  return act === "dismiss" && openReports === 0 ? "desk/already-so" : null;
}

/** The restriction of a deck after an action. */
export function restrictionAfter(act: DeckAction, before: Restriction | null): Restriction | null {
  if (act === "hide") return "hidden";
  if (act === "take-down") return "taken-down";
  return act === "restore" ? null : before;
}

/** The name of each action in the log. */
export const actionWords: Readonly<Record<LoggedAction, string>> = {
  "deck-hide": "hid a deck from the Library",
  "deck-take-down": "took a deck down",
  "deck-restore": "restored a deck",
  "deck-warn": "warned the author of a deck",
  "deck-dismiss": "found nothing wrong with a deck",
  "account-warn": "warned a student",
  "account-suspend": "suspended an account",
  "account-unsuspend": "ended a suspension",
  "account-end-sessions": "ended a student's sessions",
  "account-reset-link": "made a link for a new password",
  "question-delete": "deleted a question on a card",
  "question-dismiss": "found nothing wrong with a question on a card",
  "suggestion-delete": "deleted a suggestion for a card",
  "suggestion-dismiss": "found nothing wrong with a suggestion for a card",
  invite: "invited a person",
  "role-given": "made a student a caretaker",
  "role-taken": "ended a student's role as a caretaker",
};
