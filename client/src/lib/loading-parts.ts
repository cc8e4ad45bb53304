let count = 0;
let isLoading = false;
const listeners = new Set<() => void>();

/** Parts begin to load while the page is being drawn, when nothing else may be drawn anew: listeners hear of it right after. */
function add(change: 1 | -1): void {
  count += change;
  queueMicrotask(() => {
    if (isLoading === count > 0) return;
    isLoading = count > 0;
    for (const listener of listeners) listener();
  });
}

/** Whether code of the page is being loaded that is wanted now: a screen, a dialog, a menu. */
export const loadingParts = {
  get: (): boolean => isLoading,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The same promise; it counts as loading until it is settled. */
  async during<Part>(loading: Promise<Part>): Promise<Part> {
    add(1);
    try {
      return await loading;
    } finally {
      add(-1);
    }
  },
};
