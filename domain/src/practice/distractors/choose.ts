import type { Candidate } from "./candidate.ts";
import { couldBothBeRight, sharedCount } from "./likeness.ts";

/** How many wrong choices a question has, if there are enough. */
export const distractorsWanted = 3;

/**
 * The best distractors for an answer: similar in kind, shape, length and topic, and certainly wrong. If possible, `shorter` of them are shorter than
 * the answer. `alsoRight` are other right answers to the same question.
 */
export function chooseDistractors(
  answer: Candidate,
  candidates: readonly Candidate[],
  options: { shorter: number; random: () => number; alsoRight: readonly Candidate[]; wantedCount?: number },
): Candidate[] {
  const { shorter, random, alsoRight, wantedCount = distractorsWanted } = options;
  const overlap = sharedCount(answer.stems, answer.otherSide);
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      score: fitness(candidate, answer, overlap) + random() * 0.3,
      // Texts of the same length count as shorter and as longer, so that ties favour neither.
      side:
        candidate.length < answer.length || (candidate.length === answer.length && random() < 0.5)
          ? ("shorter" as const)
          : ("longer" as const),
    }))
    .toSorted((a, b) => b.score - a.score);
  const chosenCandidates: Candidate[] = [];
  const room = { shorter, longer: wantedCount - shorter };
  const take = (isStrict: boolean) => {
    for (const { candidate, side } of ranked) {
      if (chosenCandidates.length >= wantedCount) return;
      if ((isStrict && room[side] === 0) || chosenCandidates.includes(candidate)) continue;
      if ([answer, ...alsoRight, ...chosenCandidates].some((other) => couldBothBeRight(candidate, other))) continue;
      room[side]--;
      chosenCandidates.push(candidate);
    }
  };
  take(true);
  take(false);
  return chosenCandidates;
}

/** How similar a candidate is to the answer; higher is better. */
function fitness(candidate: Candidate, answer: Candidate, overlap: number): number {
  const ratio = Math.log((candidate.length + 2) / (answer.length + 2));
  const shared = sharedCount(candidate.stems, answer.stems);
  const topic = sharedCount(candidate.otherSide, answer.otherSide);
  const likeTerm = sharedCount(candidate.stems, answer.otherSide);
  return (
    -2 * Math.abs(ratio) +
    (candidate.kind === answer.kind ? 2 : 0) +
    shapeLikeness(candidate.shape, answer.shape) +
    0.5 * Math.min(2, shared) +
    0.3 * Math.min(2, topic) +
    // If the answer shares words with the question, candidates that do too are harder to exclude.
    (overlap > 0 ? 2.4 : 0.9) * Math.min(overlap + 1, likeTerm)
  );
}

function shapeLikeness(a: string, b: string): number {
  if (a === b) return 2;
  const [one, other] = [a.split("|"), b.split("|")];
  return one.reduce((sum, sign, place) => sum + (sign === other[place] ? 0.2 : place === 0 ? -1 : -0.6), 0);
}
