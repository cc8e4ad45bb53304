import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

/** The second click of a double click comes within this time, as systems have it. */
const doubleClickMs = 500;

/**
 * Closes a dialog by a click on the backdrop around it. Some people double-click on buttons: the second click of what opened the dialog does not
 * close it, and the second click of what closed it does not reach the page beneath.
 */
export function useBackdrop(isOpen: boolean, onClose: (() => void) | undefined) {
  /** not so for text that is selected from inside of the dialog to its outside */
  const isPressed = useRef(false);
  useEffect(() => (isOpen ? dropSecondClick : undefined), [isOpen]);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      isPressed.current = target === currentTarget;
    },
    onClick({ target, currentTarget, detail }: MouseEvent) {
      if (target === currentTarget && isPressed.current && detail < 2) onClose?.();
    },
  };
}

/** Without a timer, which could outlive the page. */
function dropSecondClick(): void {
  const untilMs = performance.now() + doubleClickMs;
  const drop = (event: Event) => {
    if ((event as UIEvent).detail < 2 || performance.now() > untilMs) return document.removeEventListener("click", drop, true);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", drop, true);
}
