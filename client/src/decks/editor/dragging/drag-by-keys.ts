import type { LiftedRow } from "./lifted-row.ts";

const moves: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Space lifts the row and drops it, the arrows move it; Escape and any other action cancel. */
export function dragByKeys(event: KeyboardEvent, grip: HTMLElement, lift: () => LiftedRow, onDone: () => void): (() => void) | null {
  if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  event.preventDefault();
  const row = lift();
  const listening = new AbortController();

  function end(how: "drop" | "cancel"): void {
    listening.abort();
    onDone();
    void row[how]({ isAtOnce: true });
    grip.focus({ preventScroll: true });
  }

  function press(pressed: KeyboardEvent): void {
    if (pressed === event) return;
    const places = moves[pressed.key];
    if (pressed.key === "Escape") end("cancel");
    else if (pressed.key === " ") {
      if (!pressed.repeat) end("drop");
    } else if (places !== undefined) row.moveBy(places);
    else if (pressed.ctrlKey || pressed.metaKey) return end("cancel");
    // While a row is lifted, other keys do nothing.
    pressed.preventDefault();
    pressed.stopPropagation();
  }

  window.addEventListener("keydown", press, { capture: true, signal: listening.signal });
  for (const other of ["mousedown", "touchstart", "resize", "wheel", "visibilitychange"]) {
    window.addEventListener(other, () => end("cancel"), { capture: true, signal: listening.signal });
  }
  return () => end("cancel");
}
