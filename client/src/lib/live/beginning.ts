import type { LiveEvent } from "./events.ts";

/** The time within which a screen's first reads have arrived, unless the network is slow. */
export const opensWithinMs = 2000;

/**
 * Every stream begins with a hint that what is to be studied may have changed. A screen that subscribes now need not read again what it has just
 * read, or still reads. Returns a function that recognizes that event.
 */
export function beginning(): (event: LiveEvent) => boolean {
  const since = Date.now();
  let isFirst = true;
  return ({ type, data }) => {
    if (type !== "study") return false;
    const isIt = isFirst && (data as { entryId: string | null }).entryId === null && Date.now() - since < opensWithinMs;
    isFirst = false;
    return isIt;
  };
}
