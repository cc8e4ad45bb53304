import { isInSteps, type CardState } from "./card-state.ts";

/** A card that was forgotten so often after it had been learned is weak, until it has become strong again. */
const weakLapses = 2;
/** A card whose memory fades within so many days is weak, in days of stability. */
const weakStability = 7;
/** From so many days of stability on a card is strong, however often it was forgotten before. */
const strongStability = 60;

/** Whether a card that was answered sits badly: it is forgotten again and again, or its memory fades within a week. */
export function isWeak(card: Pick<CardState, "stage" | "lapses" | "stability">): boolean {
  if (card.stage === "new") return false;
  return isInSteps(card) || card.stability < weakStability || (card.lapses >= weakLapses && card.stability < strongStability);
}

/** The weakest first: what was forgotten most often, and of those what fades soonest. */
export function byWeakness(a: Pick<CardState, "lapses" | "stability">, b: Pick<CardState, "lapses" | "stability">): number {
  return b.lapses - a.lapses || a.stability - b.stability;
}
