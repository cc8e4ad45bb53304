import type { MouseEvent, TouchEvent } from "react";

/** A finger that rests on a row for this long chooses it. */
const holdMs = 500;
/** A finger that moves further scrolls. */
const stillPx = 10;

/** Where a press has a meaning of its own. */
const controls = ["input", "textarea", "button", "a", "label", "[contenteditable]", "[data-grip]"].join();

type Begin = (row: number) => void;

/** Begins choosing when a finger rests on a row, beside its fields and buttons. */
export function beginByTouch({ target, touches, nativeEvent }: TouchEvent, begin: Begin): void {
  const row = rowOf(target);
  const finger = touches[0];
  if (row === null || finger === undefined || touches.length > 1 || (target as Element).closest(controls)) return;
  const { clientX, clientY } = finger;
  const element = nativeEvent.target as EventTarget;
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(() => {
    begin(row);
    // Lifting the finger would click the row, and release it again.
    element.addEventListener("touchend", (event) => event.preventDefault(), { once: true, passive: false });
  }, holdMs);
  stop.signal.addEventListener("abort", () => clearTimeout(timer));
  const { signal } = stop;
  for (const type of ["touchend", "touchcancel"]) element.addEventListener(type, end, { signal });
  element.addEventListener(
    "touchmove",
    (event) => {
      const [moved] = (event as globalThis.TouchEvent).touches;
      if (!moved || Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > stillPx) end();
    },
    { signal, passive: true },
  );
}

/** Begins choosing with a row whose number is clicked while Shift, Ctrl or ⌘ is held. */
export function beginByMouse({ target, shiftKey, ctrlKey, metaKey }: MouseEvent, begin: Begin): void {
  const row = shiftKey || ctrlKey || metaKey ? rowOf(target) : null;
  if (row !== null && (target as Element).closest("[data-number]")) begin(row);
}

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return row === null ? null : Number(row.dataset["index"]);
}
