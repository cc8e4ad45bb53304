import { useLayoutEffect, useRef } from "react";

/**
 * When a step removes the focused element (a face turns away, a card changes, a button is disabled), the visible face takes the focus.
 * Returns a function to call before the step. `isBack` says that the cards replace something else, such as the end of a session: the
 * element that had focus is gone.
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
