import { useEffect, useState, type RefObject } from "react";

/** Whether what scrolls has been scrolled this far, so that the sticky bar stands over something. */
const stuckAfterPx = 20;

export function useStuck(scroller: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => setIsStuck(element.scrollTop > stuckAfterPx);
    onScroll();
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller]);
  return isStuck;
}
