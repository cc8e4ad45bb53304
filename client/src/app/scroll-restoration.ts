import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { PlaceState } from "../lib/browser/last-lists.ts";

const storageKey = "recollect:scroll";
/** After going back a page may need some time to reach its former height: its list is asked for again. */
const patienceMs = 10_000;

const positions = new Map<string, number>(readPositions());

/** A new page starts at its top; Back, reload and a link to a list as it was left restore the scroll position. */
export function useScrollRestoration(): void {
  const { key, pathname, state } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = "manual";
    const save = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
      } catch {
        // A full or forbidden storage costs only the position after a reload.
      }
    };
    window.addEventListener("pagehide", save);
    return () => window.removeEventListener("pagehide", save);
  }, []);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // The entry is another one now, such as with a search in its address, and nothing has to scroll for it.
    if (kind === NavigationType.Replace) remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, kind]);

  useLayoutEffect(() => {
    const place = kind === NavigationType.Pop ? key : (state as PlaceState | null)?.scrollOf;
    return scrollWhenPossible((place !== undefined && positions.get(place)) || 0);
    // A change of the search alone, such as another tab of the same page, is not a new page.
    // oxlint-disable-next-line exhaustive-deps
  }, [pathname]);
}

function scrollWhenPossible(target: number): () => void {
  window.scrollTo(0, target);
  if (target === 0 || Math.abs(window.scrollY - target) < 2) return () => {};
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) < 2) stop();
  });
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of readerMoves) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  growth.observe(document.body);
  for (const type of readerMoves) window.addEventListener(type, stop, { passive: true, once: true });
  return stop;
}

/** When the reader scrolls, the position is theirs. */
const readerMoves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Only reload and Back restore the position; a typed address opens at the top. */
function readPositions(): [string, number][] {
  const [arrival] = performance.getEntriesByType?.("navigation") ?? [];
  if (arrival && (arrival as PerformanceNavigationTiming).type === "navigate") return [];
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}
