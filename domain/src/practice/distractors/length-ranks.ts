/**
 * For each answer, how many of its three distractors should be shorter: 0, 1, 2 or 3, as evenly over the test as the lengths allow, so that guessing
 * the longest or the shortest choice doesn't help. `places` has each answer's rank by length among the texts it is compared with, and their number.
 */
export function shorterCounts(places: readonly { place: number; of: number }[], random: () => number): number[] {
  const useCounts = [0, 0, 0, 0];
  const counts = new Array<number>(places.length).fill(0);
  const range = ({ place, of }: { place: number; of: number }) =>
    [Math.max(0, Math.min(3, 3 - (of - 1 - place))), Math.min(3, place)] as const;
  const leastFree = [...places.keys()].toSorted((a, b) => freedom(places[a]) - freedom(places[b]));
  for (const at of leastFree) {
    const [least, most] = range(places[at] ?? { place: 0, of: 1 });
    let best = least;
    let bestUse = Infinity;
    for (let count = least; count <= most; count++) {
      const use = (useCounts[count] ?? 0) + random() * 0.9;
      if (use < bestUse) [best, bestUse] = [count, use];
    }
    counts[at] = best;
    useCounts[best] = (useCounts[best] ?? 0) + 1;
  }
  return counts;

  function freedom(place: { place: number; of: number } | undefined): number {
    if (!place) return 0;
    const [least, most] = range(place);
    return most - least;
  }
}
