import { useEffect } from "react";

/** After the page's own files, in ms: what is needed later must not slow down what the student waits for now. */
export const quietMs = 3_000;

/**
 * Loads the code of an act that has to work without a network, such as a save, while there is one: as soon as the act is likely, or once the page has been open for a
 * moment. What fails here is loaded again when it is needed, and says so there.
 */
export function useAtHand(load: () => Promise<unknown>, isLikely: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), isLikely ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [load, isLikely]);
}
