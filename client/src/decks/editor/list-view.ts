import { useEffect, useState, type RefObject } from "react";
import { defaultRangeExtractor, observeElementRect, type Range, type Virtualizer } from "@tanstack/react-virtual";

/** Up to this many rows are all rendered, so that the browser's search finds them; of a longer list only those near the view are. */
const rowsAlwaysDrawn = 100;

/**
 * The rows near the view, and always the focused one with its neighbours, so that Tab finds them, the last one, where new ones appear, and
 * those that have to stay: with an upload in progress, or dragged.
 */
export function drawnRows(range: Range, focused: number, staying: readonly number[]): number[] {
  if (range.count <= rowsAlwaysDrawn) return Array.from({ length: range.count }, (_, row) => row);
  const besideFocus = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const extraRows = [...besideFocus, ...staying, range.count - 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...extraRows])].toSorted((a, b) => a - b);
}

/** px from the top of the scroll area to the element; it changes when something above appears or goes. */
export function useTopIn(scroller: RefObject<HTMLElement | null>, element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const outer = scroller.current;
    const measure = () => {
      if (!outer || !element.current) return;
      setTop(Math.round(element.current.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    if (outer?.firstElementChild) watcher.observe(outer.firstElementChild);
    return () => watcher.disconnect();
  }, [scroller, element]);
  return top;
}

/** The height for which rows are rendered; the window's where there is no layout (yet). */
export function observeHeight(rows: Virtualizer<HTMLElement, Element>, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(rows, ({ width, height }) => report({ width, height: height || window.innerHeight }));
}
