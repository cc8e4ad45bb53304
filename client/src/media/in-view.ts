import { useEffect, type RefObject } from "react";

/**
 * Scrolls an element into view on focus, and again when it grew meanwhile: the bars of the screen cover the edges. `around` selects what
 * has the focus instead, such as the row of a field with suggestions: that scrolls into view by itself.
 */
export function useInView(element: RefObject<HTMLElement | null>, around?: string): { onFocus: () => void } {
  useEffect(() => {
    const list = element.current?.closest("ol");
    if (!list) return undefined;
    // A list that measures its rows makes space for a grown one a moment later.
    const observer = new ResizeObserver(() => {
      const holder = around === undefined ? element.current : element.current?.closest(around);
      if (holder?.contains(document.activeElement)) show(element.current);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [element, around]);
  return { onFocus: () => show(element.current) };
}

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
