import { useSyncExternalStore } from "react";

/** Below this width the preview is not beside the form; the style sheets have the same. */
const narrow = "(max-width: 1099px)";

/** Whether the window is too narrow for the preview beside the form. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
