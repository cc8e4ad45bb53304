import { startTransition, useEffect, useState } from "react";

/** Rows drawn at once, and then in each portion: so many cost a few milliseconds. */
const [atOnce, portion] = [80, 240];

/** How many of a list's rows are drawn so far: the first ones at once, the others in portions, so that no key waits. Null is no list to grow. */
export function useGrowing(count: number | null): number {
  const [drawn, setDrawn] = useState(atOnce);
  const isWhole = count === null || drawn >= count;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((before) => before + portion)));
    return () => clearTimeout(timer);
  }, [isWhole, drawn]);
  return count === null ? Infinity : Math.min(drawn, count);
}
