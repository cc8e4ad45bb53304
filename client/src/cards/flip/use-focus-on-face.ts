import { useLayoutEffect, useRef } from "react";

/**
 * When what has the focus goes with a step (a face turns away, a card moves on, a button is disabled), the face in view
 * takes the focus over. Returns what to call before the step. `isBack` says that the cards come back in the place of
 * something else, such as the end of a session: what had the focus went with it.
 */
export function useFocusOnFace(
  stage: { current: HTMLElement | null },
  showing: string,
  isFlipped: boolean,
  { isBack = false }: { isBack?: boolean } = {},
): () => void {
  const hadFocus = useRef(isBack);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isStopped = active?.matches("button:disabled") ?? false;
    const isLost = active === null || active === document.body || active.matches("[inert] *");
    if (isStopped || (hadFocus.current && isLost))
      stage.current?.querySelector<HTMLElement>("[data-shown-text]")?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [stage, showing, isFlipped]);
  return () => {
    const active = document.activeElement;
    hadFocus.current = active !== document.body && stage.current?.parentElement?.contains(active) === true;
  };
}
