import { useRef, type PointerEvent } from "react";

/** A finger that moves at least this far sideways, and twice as far as up or down, swipes. */
const swipePx = 48;
/** A finger that moves less than this taps. */
const tapPx = 10;

type Swipes = {
  onLeft: () => void;
  onRight: () => void;
  /** A tap soon after a swipe: a browser may treat it as the end of the fling, and send no click. If it sends one, this is called first. */
  onTapAfter?: () => void;
};

/** Swipes to the left and to the right, by finger or pen. Spread the result over the element. */
export function useSwipe({ onLeft, onRight, onTapAfter }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  const isAfterSwipe = useRef(false);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      isAfterSwipe.current = hasSwiped.current;
      hasSwiped.current = false;
      start.current = pointerType !== "mouse" && isPrimary && !isZoomed() ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = Math.abs(clientY - start.current.y);
      start.current = null;
      if (isAfterSwipe.current && Math.max(Math.abs(across), along) < tapPx) onTapAfter?.();
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * along) return;
      hasSwiped.current = true;
      if (across < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
    /** The click that ends a swipe is not a tap. */
    onClickCapture(event: { stopPropagation: () => void }) {
      if (hasSwiped.current) event.stopPropagation();
      hasSwiped.current = false;
    },
  };
}

/** On a zoomed page swiping moves the page. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}
