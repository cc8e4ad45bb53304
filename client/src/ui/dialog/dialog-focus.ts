import { useEffect, useRef, type FocusEvent } from "react";

type DialogFocus = {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
  onFocus: (event: FocusEvent) => void;
};

/** The menu item that opened a dialog is removed from the page at once; then nothing has the focus. */
let lastFocused: EventTarget | null = null;
document.addEventListener("focusin", ({ target }) => (lastFocused = target));

/** What opened each dialog: a dialog that takes the place of another returns the focus to what opened the first. */
const openers = new WeakMap<EventTarget, HTMLElement>();

/**
 * Focuses the element marked `data-autofocus`, or the first one, and on closing, unless something else has taken the focus, the
 * element that had it before, or the page if that is gone. React's own autoFocus would come too early: the dialog could no longer see what had focus.
 */
export function useDialogFocus(): DialogFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      const focused = document.activeElement;
      opener.current = openerOf(focused === document.body && lastFocused instanceof Element ? lastFocused : focused);
      if (event.target && opener.current) openers.set(event.target, opener.current);
      const target = event.target instanceof Element && event.target.querySelector<HTMLElement>("[data-autofocus]:not(:disabled)");
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      // The field that an addition focused in the next frame keeps it, however late this comes.
      if (document.activeElement !== document.body) return;
      (stillThere(opener.current) ?? document.getElementById("main"))?.focus();
    },
    // The library moves from the last control to the first without scrolling to it.
    onFocus({ target }) {
      const { top, bottom } = target.getBoundingClientRect();
      if (bottom <= 0 || top >= window.innerHeight) target.scrollIntoView({ block: "center" });
    },
  };
}

/** The opener, or if it is gone with the dialog that it was in, the opener of that dialog. */
function stillThere(opener: HTMLElement | null | undefined): HTMLElement | null {
  if (!opener || opener.isConnected) return opener ?? null;
  const dialog = opener.closest('[role="dialog"], [role="alertdialog"]');
  return dialog && stillThere(openers.get(dialog));
}

/** For content that appears in a dialog later: its `data-autofocus` takes focus, unless the focus moved meanwhile. */
export function useLateFocus(within: { current: HTMLElement | null }): void {
  useEffect(() => {
    const dialog = within.current?.closest('[role="dialog"]');
    const hasMovedOn = document.activeElement !== dialog && document.activeElement !== dialog?.querySelector("button");
    if (!hasMovedOn) within.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [within]);
}

/** The menu is gone when the dialog that it opened closes; the menu's button is still there. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const opener = menuButtonId ? document.getElementById(menuButtonId) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
