import { isInSteps, type CardState } from "./card-state.ts";

/** A card that was forgotten this often after it had been learned is weak, until it is strong again. */
const weakLapses = 2;
/** A card whose stability is below this many days is weak. */
const weakStability = 7;
/** From this stability on, in days, a card is strong, however often it was forgotten before. */
const strongStability = 60;

/** Whether a studied card is weak: it is forgotten repeatedly, or its memory fades within a week. */
export function isWeak(card: Pick<CardState, "stage" | "lapses" | "stability">): boolean {
  if (card.stage === "new") return false;
  return isInSteps(card) || card.stability < weakStability || (card.lapses >= weakLapses && card.stability < strongStability);
}

/** The weakest first: those forgotten most often, then the least stable. */
export function byWeakness(a: Pick<CardState, "lapses" | "stability">, b: Pick<CardState, "lapses" | "stability">): number {
  return b.lapses - a.lapses || a.stability - b.stability;
}
