import { useSyncExternalStore } from "react";

/** The same width as in the style sheets of what only a phone shows, or hides. */
const query = "(max-width: 639px)";

/** Whether the window is as narrow as a phone's. What only a phone shows is not in the page elsewhere, not even hidden. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
