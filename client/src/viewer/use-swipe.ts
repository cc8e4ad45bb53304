import { useRef, type PointerEvent } from "react";

/** A finger that moves at least this far sideways, and twice as far as up or down, has swiped. */
const swipePx = 48;

/** Swipes to the left and to the right, by finger or pen. Spread the result over the element. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      hasSwiped.current = false;
      start.current = pointerType !== "mouse" && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = Math.abs(clientY - start.current.y);
      start.current = null;
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * along) return;
      hasSwiped.current = true;
      if (across < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
    /** The click that ends a swipe is no tap. */
    onClickCapture(event: { stopPropagation: () => void }) {
      if (hasSwiped.current) event.stopPropagation();
      hasSwiped.current = false;
    },
  };
}
