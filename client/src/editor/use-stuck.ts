import { useEffect, useState, type RefObject } from "react";

/** Whether a sticky element stands at its edge, over what scrolls beneath it. */
export function useStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const onScroll = () => {
      if (!element.current?.parentElement) return;
      const { top } = element.current.getBoundingClientRect();
      setIsStuck(top > element.current.parentElement.getBoundingClientRect().top + 1);
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [element]);
  return isStuck;
}
