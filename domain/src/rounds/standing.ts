import { ROUND } from "../limits/round-limits.ts";
import type { HardCard, RankedPlayer, RoundPlayer, RoundQuestion } from "./round.ts";

/** What a player has got so far. */
export type Score = { points: number; correct: number };

const nothing: Score = { points: 0, correct: 0 };

/** The players by points, equal ones in the order in which they joined. Equal points share a place, and the next place counts them all. */
export function standingOf(players: readonly RoundPlayer[], scores: ReadonlyMap<string, Score>): RankedPlayer[] {
  const rows = players.map(({ id, name }) => ({ id, name, ...(scores.get(id) ?? nothing) }));
  const sorted = rows.toSorted((a, b) => b.points - a.points);
  let place = 0;
  return sorted.map((row, index) => {
    if (sorted[index - 1]?.points !== row.points) place = index + 1;
    return { ...row, place };
  });
}

/**
 * The cards that the smallest share of the players knew, the hardest first; those that all knew are not hard. `players` of a question are those who were in the
 * round when it was asked; who gave no answer did not know it.
 */
export function hardestOf(
  questions: readonly RoundQuestion[],
  results: ReadonlyMap<number, { right: number; players: number }>,
): HardCard[] {
  const asked = questions.flatMap(({ key, question, answer }, at) => {
    const result = results.get(at);
    return result && result.players > 0 && result.right < result.players ? [{ key, question, answer, ...result }] : [];
  });
  return asked.toSorted((a, b) => a.right / a.players - b.right / b.players).slice(0, ROUND.hardestCards);
}

/** How many players took each choice of a question. */
export function countChoices(choiceCount: number, choices: Iterable<number>): number[] {
  const counts = new Array<number>(choiceCount).fill(0);
  for (const choice of choices) {
    const count = counts[choice];
    if (count !== undefined) counts[choice] = count + 1;
  }
  return counts;
}
