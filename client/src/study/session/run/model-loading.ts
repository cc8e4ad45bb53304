export type LoadedModel = typeof import("./model.ts");

/** Who has read for so long without a move is about to answer. */
export const readingMs = 2000;
/** No answer waits longer for it: without it, an answered card stays away until the cards are read again. */
export const patienceMs = 1500;
const movements = ["pointermove", "pointerdown", "keydown"] as const;

/** Fetches the model ahead of the first answer: at the student's first move, or when the question has stood for a moment. */
export function createModelLoading(
  onLoaded: (model: LoadedModel) => void,
  fetchModel: () => Promise<LoadedModel> = () => import("./model.ts"),
) {
  let model: LoadedModel | null = null;
  let loading: Promise<LoadedModel | null> | null = null;

  async function fetched(): Promise<LoadedModel | null> {
    try {
      model = await fetchModel();
      onLoaded(model);
    } catch {
      // The next answer tries again, and until then goes without.
    }
    loading = null;
    return model;
  }

  /** Null when it can't be had, or not soon. */
  async function load(): Promise<LoadedModel | null> {
    if (model) return model;
    loading ??= fetched();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patienceMs)));
    return Promise.race([loading, late]).finally(() => clearTimeout(timer));
  }

  return {
    load,
    /** Returns how to stop. */
    start(): () => void {
      const prefetch = () => void load();
      const timer = setTimeout(prefetch, readingMs);
      for (const movement of movements) window.addEventListener(movement, prefetch, { once: true, passive: true });
      return () => {
        clearTimeout(timer);
        for (const movement of movements) window.removeEventListener(movement, prefetch);
      };
    },
  };
}
