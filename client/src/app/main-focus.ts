import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/** After a move to another page the reading starts at its main part, as it would on a page load. */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
