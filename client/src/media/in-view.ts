import { useEffect, type RefObject } from "react";

/** Comes into view with the focus, and again when it has grown meanwhile: the bars of the screen lie over what is at its edges. */
export function useInView(element: RefObject<HTMLElement | null>): { onFocus: () => void } {
  useEffect(() => {
    const list = element.current?.closest("ol");
    if (!list) return undefined;
    // A list that measures its rows has room for one that has grown only a moment after it.
    const observer = new ResizeObserver(() => {
      if (element.current?.contains(document.activeElement)) show(element.current);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [element]);
  return { onFocus: () => show(element.current) };
}

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
