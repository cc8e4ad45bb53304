import { useEffectEvent, useLayoutEffect } from "react";

/** Passes the window's keys to `act`, which returns whether the key did something; not while a field, menu or dialog has them. */
export function useHotkeys(act: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    if (act(event)) event.preventDefault();
  });
  // A key may be pressed as soon as the page is drawn, before other effects run.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** A field, an open menu or a dialog takes all keys; a checkbox or a switch takes only Space. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input[type='checkbox']")) return key === " ";
  return target.closest("input, textarea, select, [contenteditable='true']") !== null;
}
