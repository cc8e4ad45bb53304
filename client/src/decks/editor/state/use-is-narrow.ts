import { useSyncExternalStore } from "react";

/** Below this width the card doesn't stand beside the form; the style sheets say the same. */
const narrow = "(max-width: 1099px)";

/** Whether there is no room for the card beside the form. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
