import { OFFICIAL_UID } from "../accounts/official.ts";
import type { Role } from "../accounts/profile.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/** Who moderates: a moderator, or the operator by a command. */
export type Actor = { uid: string; role: Role | null } | "operator";

type Subject = { uid: string; role: Role | null };

/** Moderate: only moderators. The operator has commands for the same. It opens no Private deck. */
export function canModerate(viewer: { role: Role | null } | null): boolean {
  return viewer?.role === "caretaker";
}

/** Why an actor can't act on a deck of this owner; null if they can. */
export function deckActionRefusal(actor: Actor, owner: { uid: string }): ErrorCode | null {
  if (actor === "operator") return null;
  if (!canModerate(actor)) return "database/permission-denied";
  return actor.uid === owner.uid ? "desk/not-yourself" : null;
}

/** Why an actor can't act on this account; null if they can. Other moderators and the official account are the operator's. */
export function accountActionRefusal(actor: Actor, subject: Subject): ErrorCode | null {
  if (actor === "operator") return null;
  if (!canModerate(actor)) return "database/permission-denied";
  if (actor.uid === subject.uid) return "desk/not-yourself";
  return subject.role === "caretaker" || subject.uid === OFFICIAL_UID ? "desk/not-a-caretaker" : null;
}

/** Report a deck: another student's that can be opened. */
export function canReport(viewer: { uid: string } | null, deck: { ownerId: string }): boolean {
  return viewer !== null && viewer.uid !== deck.ownerId;
}
