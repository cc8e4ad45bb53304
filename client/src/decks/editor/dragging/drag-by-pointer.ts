import type { LiftedRow } from "./lifted-row.ts";

/** A mouse lifts a row after this many px, so that a click stays a click; a finger after this many ms, so that a swipe scrolls. */
const mouseLiftsAfterPx = 5;
export const fingerLiftsAfterMs = 120;

type Point = { clientX: number; clientY: number };

export function dragByMouse(event: MouseEvent, lift: () => LiftedRow, onDone: () => void): (() => void) | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const pointer = followPointer(event, lift, onDone);
  const { signal } = pointer;
  window.addEventListener(
    "mousemove",
    (move) => {
      // The button was released outside the page.
      if (move.buttons === 0) return pointer.end("drop");
      if (!pointer.isLifted() && Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) < mouseLiftsAfterPx) return;
      pointer.lift();
      pointer.move(move);
      move.preventDefault();
    },
    { signal },
  );
  window.addEventListener("mouseup", () => pointer.end("drop"), { signal });
  return pointer.cancel;
}

export function dragByTouch(event: TouchEvent, grip: HTMLElement, lift: () => LiftedRow, onDone: () => void): (() => void) | null {
  const [finger] = event.touches;
  if (finger === undefined || event.touches.length > 1) return null;
  const pointer = followPointer(finger, lift, onDone);
  const { signal } = pointer;
  const timer = setTimeout(pointer.lift, fingerLiftsAfterMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  // Touch events go to the element where the touch began. They stop scrolling only once the row is lifted, and only if the browser still
  // allows it: on a busy page it may not.
  grip.addEventListener(
    "touchmove",
    (move) => {
      // On a busy page the row may be lifted before the events of a finger that never rested are handled.
      const hasRested = move.timeStamp - event.timeStamp >= fingerLiftsAfterMs;
      if (!pointer.isLifted() || !hasRested || move.touches.length > 1) return pointer.end("cancel");
      if (move.touches[0]) pointer.move(move.touches[0]);
      if (move.cancelable) move.preventDefault();
    },
    { signal, passive: false },
  );
  grip.addEventListener(
    "touchend",
    (end) => {
      if (pointer.isLifted() && end.cancelable) end.preventDefault();
      pointer.end("drop");
    },
    { signal, passive: false },
  );
  grip.addEventListener("touchcancel", pointer.cancel, { signal });
  window.addEventListener("contextmenu", (menu) => menu.preventDefault(), { signal });
  return pointer.cancel;
}

/** What mouse and touch have in common after they grip a row: the row follows, the edges scroll, Escape cancels. */
function followPointer(start: Point, liftRow: () => LiftedRow, onDone: () => void) {
  const listening = new AbortController();
  let row: LiftedRow | null = null;
  let y = start.clientY;
  /** from the row's top to the pointer, px */
  let grab = 0;
  let frame = 0;

  function scrollAlong(): void {
    if (row?.scrollFor(y)) row.moveTo(y - grab);
    frame = requestAnimationFrame(scrollAlong);
  }

  function end(how: "drop" | "cancel"): void {
    if (listening.signal.aborted) return;
    listening.abort();
    cancelAnimationFrame(frame);
    if (row === null) return onDone();
    void row[how]().then(onDone);
  }

  const cancel = () => end("cancel");
  window.addEventListener(
    "keydown",
    (press) => {
      if (row === null) return cancel();
      if (press.key === "Escape") cancel();
      if (["Escape", "Tab", "Enter", " "].includes(press.key)) {
        press.preventDefault();
        press.stopPropagation();
      }
    },
    { capture: true, signal: listening.signal },
  );
  for (const other of ["resize", "visibilitychange"]) window.addEventListener(other, cancel, { capture: true, signal: listening.signal });

  return {
    signal: listening.signal,
    isLifted: () => row !== null,
    lift(): void {
      if (row !== null) return;
      row = liftRow();
      grab = y - row.windowTop();
      scrollAlong();
    },
    move(point: Point): void {
      y = point.clientY;
      row?.moveTo(y - grab);
    },
    end,
    cancel,
  };
}
