import type { ErrorCode } from "../errors/catalogue.ts";
import { learnRows } from "../errors/known.ts";
import { whyRows } from "../errors/why-rows.ts";
import type { Restriction } from "./restriction.ts";
import { WHY_MAX_LENGTH } from "../limits/limits.ts";

learnRows(whyRows);

/** What can be done at the desk about a deck. Each settles the deck's reports. */
export const deckActs = ["hide", "take-down", "restore", "warn", "dismiss"] as const;

export type DeckAct = (typeof deckActs)[number];

/** What can be done at the desk about an account. */
export const accountActs = ["warn", "suspend", "unsuspend", "end-sessions", "reset-link"] as const;

export type AccountAct = (typeof accountActs)[number];

/** What the log of the desk holds. */
export type LoggedAct = `deck-${DeckAct}` | `account-${AccountAct}` | "invite" | "role-given" | "role-taken";

/** What is wrong with the reason of an act; null when it is fine. An act without one is refused. */
export function whyProblem(why: string): keyof typeof whyRows | null {
  if (why.trim() === "") return "desk/why-needed";
  return why.trim().length > WHY_MAX_LENGTH ? "desk/why-too-long" : null;
}

/** Why an act on a deck would change nothing; null when it would. */
export function deckActProblem(act: DeckAct, restriction: Restriction | null, openReports: number): ErrorCode | null {
  if (act === "hide" && restriction === "hidden") return "desk/already-so";
  if (act === "take-down" && restriction === "taken-down") return "desk/already-so";
  if (act === "restore" && restriction === null) return "desk/already-so";
  return act === "dismiss" && openReports === 0 ? "desk/already-so" : null;
}

/** How a deck is restricted after an act. */
export function restrictionAfter(act: DeckAct, before: Restriction | null): Restriction | null {
  if (act === "hide") return "hidden";
  if (act === "take-down") return "taken-down";
  return act === "restore" ? null : before;
}

/** What each act is called in the log. */
export const actWords: Readonly<Record<LoggedAct, string>> = {
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
  invite: "invited a person",
  "role-given": "made a student a caretaker",
  "role-taken": "ended a student's role as a caretaker",
};
