import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";

/** From these shares on a test went well, or half well. */
const good = 0.8;
const half = 0.5;

/** The result of a test as a share from 0 to 1. */
export function shareOf({ score, correct, size }: KeptTest): number {
  return score === null ? correct / Math.max(1, size) : score / 100;
}

export function verdictOf(test: KeptTest): "right" | "partly" | "not yet" {
  if (shareOf(test) >= good) return "right";
  return shareOf(test) >= half ? "partly" : "not yet";
}

/** The result as the test itself showed it at its end. */
export function scoreOf({ kind, score, correct, size }: KeptTest): string {
  if (kind !== "open-ended") return `${correct}/${size}`;
  return score === null ? "–" : `${score}%`;
}
