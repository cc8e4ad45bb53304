import { AppError } from "@recollect/domain/errors/app-error.ts";

export type Acts = typeof import("./acts.ts");

/** Who has read for so long without a move is about to answer. */
export const readingMs = 2000;
const movements = ["pointermove", "pointerdown", "keydown"] as const;

/** Fetches what an answer needs ahead of it: at the student's first move, or when the question has stood for a moment. */
export function createActsLoading(onLoaded: (acts: Acts) => void, fetchActs: () => Promise<Acts> = () => import("./acts.ts")) {
  let acts: Acts | null = null;

  /** Throws AppError when the code can't be had; the next call tries again. */
  async function load(): Promise<Acts> {
    if (acts) return acts;
    const loaded = await fetchActs().catch((cause: unknown) => {
      throw new AppError("database/network-error", { cause });
    });
    if (!acts) {
      acts = loaded;
      onLoaded(loaded);
    }
    return acts;
  }

  return {
    load,
    /** Returns how to stop. */
    start(): () => void {
      // Whoever needs it next meets the failure, and tries again.
      const prefetch = () => void load().catch(() => null);
      const timer = setTimeout(prefetch, readingMs);
      for (const movement of movements) window.addEventListener(movement, prefetch, { once: true, passive: true });
      return () => {
        clearTimeout(timer);
        for (const movement of movements) window.removeEventListener(movement, prefetch);
      };
    },
  };
}
