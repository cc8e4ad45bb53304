import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import type { Visibility } from "../decks/visibility.ts";

/** A moderator's restriction of a deck: it is kept out of the Library, or it can't be shared. */
export type Restriction = "hidden" | "taken-down";

/** The visibilities that the owner can still choose. */
const remainingVisibilities: Readonly<Record<Restriction, readonly Visibility[]>> = {
  hidden: ["Unlisted", "Private"],
  "taken-down": ["Private"],
};

/** The visibility of a deck for others: the stricter of the owner's choice and the restriction. */
export function loweredVisibility(ownersVisibility: Visibility, restriction: Restriction | null): Visibility {
  if (restriction === null || remainingVisibilities[restriction].includes(ownersVisibility)) return ownersVisibility;
  return remainingVisibilities[restriction][0] ?? "Private";
}

/** Why the owner can't choose a visibility; null if they can. */
export function restrictionProblem(ownersVisibility: Visibility, restriction: Restriction | null): LocalErrorCode | null {
  if (restriction === null || remainingVisibilities[restriction].includes(ownersVisibility)) return null;
  return restriction === "hidden" ? "deck/hidden" : "deck/taken-down";
}
