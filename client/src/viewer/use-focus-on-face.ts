import { useLayoutEffect, useRef } from "react";

/**
 * When what has the focus goes with a step (a face turns away, a card moves on, a button is disabled), the face in view
 * takes the focus over. Returns what to call before the step.
 */
export function useFocusOnFace(stage: { current: HTMLElement | null }, showing: string, isFlipped: boolean): () => void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches("button:disabled, [inert] *");
    if (hadFocus.current && isLost) stage.current?.querySelector<HTMLElement>("[data-shown-text]")?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [stage, showing, isFlipped]);
  return () => {
    const active = document.activeElement;
    hadFocus.current = active !== document.body && stage.current?.parentElement?.contains(active) === true;
  };
}
