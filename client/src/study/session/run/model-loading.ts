export type LoadedModel = typeof import("./model.ts");

/** A student who has read this long is about to answer. */
export const readingMs = 2000;
/** An answer waits no longer for the model; without it, an answered card stays away until the cards are read again. */
export const patienceMs = 1500;
const movements = ["pointermove", "pointerdown", "keydown"] as const;

/** Loads the model before the first answer: at the student's first move, or when the question has been shown for a moment. */
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
      // The next answer retries; until then the session continues without the model.
    }
    loading = null;
    return model;
  }

  /** Null when it can't be loaded, or not soon enough. */
  async function load(): Promise<LoadedModel | null> {
    if (model) return model;
    loading ??= fetched();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patienceMs)));
    return Promise.race([loading, late]).finally(() => clearTimeout(timer));
  }

  return {
    load,
    /** Returns the function that stops it. */
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
