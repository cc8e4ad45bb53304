/** How many standard deviations of the normal distribution have 95 % between them. */
const within95 = 1.959964;

/**
 * The bounds between which the true share of right answers lies, with a certainty of 95 % or what `deviations` gives: Wilson's score interval (Wilson
 * 1927, J. Am. Stat. Assoc. 22), which holds for small counts too. Without answers any share is possible.
 */
export function likelyShare(
  { answers, right }: { answers: number; right: number },
  deviations: number = within95,
): { from: number; to: number } {
  if (answers === 0) return { from: 0, to: 1 };
  const share = right / answers;
  const z = deviations;
  const middle = share + z ** 2 / (2 * answers);
  const reach = z * Math.sqrt((share * (1 - share)) / answers + z ** 2 / (4 * answers ** 2));
  const scale = 1 + z ** 2 / answers;
  return {
    from: Math.min(share, Math.max(0, (middle - reach) / scale)),
    to: Math.max(share, Math.min(1, (middle + reach) / scale)),
  };
}
