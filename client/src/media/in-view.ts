import { useEffect, type RefObject } from "react";

/**
 * Comes into view with the focus, and again when it has grown meanwhile: the bars of the screen lie over what is at its edges. `around` is a
 * selector of what has the focus instead, such as the row of a field that something is offered for: that comes into view by itself.
 */
export function useInView(element: RefObject<HTMLElement | null>, around?: string): { onFocus: () => void } {
  useEffect(() => {
    const list = element.current?.closest("ol");
    if (!list) return undefined;
    // A list that measures its rows has room for one that has grown only a moment after it.
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
