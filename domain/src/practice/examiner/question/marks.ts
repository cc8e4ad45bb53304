/**
 * The scores of a grade (specification, section 7): 90 to 100 for full credit, 40 to 80 for a part, 0 for a wrong or an empty answer, and
 * no others.
 */
export const MARKS = { full: 100, leastFull: 90, mostPartial: 80, leastPartial: 40, none: 0 } as const;

/**
 * An answer counts as correct from full credit on. Partial credit raises the average but not the counter: an answer that lacks a part is
 * not right yet, and a student who disagrees can count it as right.
 */
export function countsAsCorrect(score: number): boolean {
  return score >= MARKS.leastFull;
}
