import { isInSteps, type CardState } from "../schedule/card-state.ts";
import { isMature } from "./retention.ts";

/** The kinds of cards on the progress page. */
export const cardKinds = ["new", "learning", "young", "mature", "suspended"] as const;

export type CardKind = (typeof cardKinds)[number];

/** A suspended card counts only as suspended; a card in its steps counts as learning, also after it was forgotten. */
export function cardKind({ card, isSuspended }: { card: Pick<CardState, "stage" | "scheduledDays">; isSuspended: boolean }): CardKind {
  if (isSuspended) return "suspended";
  if (card.stage === "new") return "new";
  if (isInSteps(card)) return "learning";
  return isMature(card) ? "mature" : "young";
}

/** The number of cards of each kind. Cards without progress are passed as `newCards`. */
export function cardsByKind(
  progress: Iterable<{ card: Pick<CardState, "stage" | "scheduledDays">; isSuspended: boolean }>,
  newCards = 0,
): Record<CardKind, number> {
  const counts: Record<CardKind, number> = { new: newCards, learning: 0, young: 0, mature: 0, suspended: 0 };
  for (const one of progress) counts[cardKind(one)]++;
  return counts;
}
