import { MULTIPLE_CHOICE } from "@recollect/domain/practice/multiple-choice.ts";
import { wantsReducedMotion } from "../lib/browser/reduced-motion.ts";

const framesPerSecond = 60;

/**
 * The only rule: confetti falls for a run of right choices, from the third on, and for nothing else; the results have their own words. It
 * never falls with reduced motion.
 */

/** Confetti in the theme colours, drawn in a worker. Its code loads at the first burst; a failure is ignored. */
export async function celebrate(): Promise<void> {
  if (wantsReducedMotion()) return;
  const confetti = await import("canvas-confetti").catch(() => null);
  if (!confetti) return;
  const { confettiMs, confettiPieces: particleCount } = MULTIPLE_CHOICE;
  const ticks = Math.ceil((confettiMs / 1000) * framesPerSecond);
  void confetti.default({ particleCount, ticks, spread: 100, startVelocity: 42, origin: { y: 0.6 }, colors: themeColours() });
  // A slow screen draws fewer frames a second; the burst still ends on time.
  setTimeout(() => confetti.default.reset(), confettiMs);
}

function themeColours(): string[] {
  const style = getComputedStyle(document.documentElement);
  return [0, 1, 2, 3, 4].map((theme) => style.getPropertyValue(`--theme-${theme}`).trim()).filter((colour) => colour !== "");
}
