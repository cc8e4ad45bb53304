import { useSyncExternalStore } from "react";

/** Whether the page, or the box that scrolls in its place, is scrolled by more than this many px. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(subscribe, () => (document.querySelector("[data-own-scroll]")?.scrollTop ?? window.scrollY) > px);
}

/** The scroll event of a box does not bubble, but it can be captured. */
function subscribe(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true, capture: true });
  return () => window.removeEventListener("scroll", onScroll, { capture: true });
}
