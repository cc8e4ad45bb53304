import { useEffect, useRef, type FocusEvent } from "react";

type DialogFocus = {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
  onFocus: (event: FocusEvent) => void;
};

/** A menu's item that opened a dialog is gone from the page when the dialog opens at once; then nothing has the focus. */
let lastFocused: EventTarget | null = null;
document.addEventListener("focusin", ({ target }) => (lastFocused = target));

/**
 * Begins at the element marked `data-autofocus` that can be used, else at the first one, and goes back to where the focus was before.
 * React's own autoFocus would come too early: the dialog could no longer see where that was.
 */
export function useDialogFocus(): DialogFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      const focused = document.activeElement;
      opener.current = openerOf(focused === document.body && lastFocused instanceof Element ? lastFocused : focused);
      const wanted = event.target instanceof Element && event.target.querySelector<HTMLElement>("[data-autofocus]:not(:disabled)");
      if (!wanted) return;
      event.preventDefault();
      wanted.focus();
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      opener.current?.focus();
    },
    // The library goes round from the last control to the first without scrolling to it.
    onFocus({ target }) {
      const { top, bottom } = target.getBoundingClientRect();
      if (bottom <= 0 || top >= window.innerHeight) target.scrollIntoView({ block: "center" });
    },
  };
}

/** For what comes into a dialog only after it was opened: its `data-autofocus` takes the focus, unless that has moved on meanwhile. */
export function useLateFocus(within: { current: HTMLElement | null }): void {
  useEffect(() => {
    const dialog = within.current?.closest('[role="dialog"]');
    const hasMovedOn = document.activeElement !== dialog && document.activeElement !== dialog?.querySelector("button");
    if (!hasMovedOn) within.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [within]);
}

/** A menu is gone when the dialog that it opened closes; the button that opened the menu is still there. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const opener = menuButtonId ? document.getElementById(menuButtonId) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
