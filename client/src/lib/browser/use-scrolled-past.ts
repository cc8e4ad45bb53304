import { useSyncExternalStore } from "react";

/** Whether the page is scrolled by more than so many px, or what scrolls in its place: a screen may have a box of its own for it. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(subscribe, () => (document.querySelector("[data-own-scroll]")?.scrollTop ?? window.scrollY) > px);
}

/** A box's scrolling does not rise to the window, but it is heard on its way down. */
function subscribe(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true, capture: true });
  return () => window.removeEventListener("scroll", onScroll, { capture: true });
}
