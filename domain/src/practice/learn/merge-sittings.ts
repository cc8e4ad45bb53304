import { learnStages, type LearnMark, type LearnSitting } from "./sitting.ts";

/**
 * What two devices know of a student's sitting, as one. Of two sittings the later one counts; of one sitting each prompt's later answer. The result does not
 * depend on the order in which devices send, nor on how often. It is `a` itself if `b` adds nothing.
 */
export function mergedSittings(a: LearnSitting, b: LearnSitting): LearnSitting {
  if (a.id !== b.id) return isLater(a, b) ? a : b;
  let isSame = a.begunAt <= b.begunAt;
  const marks: Record<string, LearnMark> = { ...a.marks };
  for (const [key, mark] of Object.entries(b.marks)) {
    const other = marks[key];
    if (other && compareMarks(other, mark) >= 0) continue;
    marks[key] = mark;
    isSame = false;
  }
  if (isSame) return a;
  const first = isLater(a, b) ? b : a;
  return { ...first, marks };
}

function isLater(a: LearnSitting, b: LearnSitting): boolean {
  return a.begunAt === b.begunAt ? a.id > b.id : a.begunAt > b.begunAt;
}

/** Of two answers with one number, the one with more misses, and then the easier stage: asking once too often is better than not at all. */
function compareMarks(a: LearnMark, b: LearnMark): number {
  return a.turn - b.turn || a.misses - b.misses || rankOf(b) - rankOf(a);
}

function rankOf({ stage }: LearnMark): number {
  return stage === "done" ? learnStages.length : learnStages.indexOf(stage);
}
