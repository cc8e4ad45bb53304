import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import type { Visibility } from "../decks/visibility.ts";

/** What a caretaker may do to a deck: keep it out of the Library, or keep its owner from sharing it. */
export type Restriction = "hidden" | "taken-down";

/** The visibilities that a restriction leaves to the owner. */
const left: Readonly<Record<Restriction, readonly Visibility[]>> = {
  hidden: ["Unlisted", "Private"],
  "taken-down": ["Private"],
};

/** What others see of a deck whose owner wishes this visibility. */
export function loweredVisibility(wished: Visibility, restriction: Restriction | null): Visibility {
  if (restriction === null || left[restriction].includes(wished)) return wished;
  return left[restriction][0] ?? "Private";
}

/** Why the owner can't choose a visibility; null when nothing is in the way. */
export function restrictionProblem(wished: Visibility, restriction: Restriction | null): LocalErrorCode | null {
  if (restriction === null || left[restriction].includes(wished)) return null;
  return restriction === "hidden" ? "deck/hidden" : "deck/taken-down";
}

/** What stands in the owner's menu of a deck that is restricted. */
export const restrictionWords: Readonly<Record<Restriction, string>> = {
  hidden: "Hidden from the Library",
  "taken-down": "Taken down: can't be shared",
};
