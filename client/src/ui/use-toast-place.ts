import { useCallback, useEffect, useRef, useState } from "react";
import { costAt, freePlace } from "./free-place.ts";
import { toastGapPx, toastLane, toastObstacles } from "./toast-lane.ts";

/**
 * How far from the window's lower edge the toasts stand, in px: where they cover no control, and as few words as can be. To be
 * placed with every toast; while one stands, the place is looked at again whenever the screen changes, and is left when it
 * would cover a control.
 */
export function useToastPlace(): { bottom: number; place: () => void } {
  const [bottom, setBottom] = useState(toastGapPx);
  const at = useRef(toastGapPx);
  const stopWatching = useRef<() => void>(undefined);

  const lookAgain = useCallback((isNew: boolean) => {
    const [lane, obstacles] = [toastLane(), toastObstacles()];
    const top = window.innerHeight - at.current - lane.height;
    const controls = obstacles.filter(({ cost }) => cost > 1);
    if (!isNew && top >= lane.top && costAt(lane, top, controls) === 0) return;
    at.current = Math.round(window.innerHeight - freePlace(lane, obstacles) - lane.height);
    setBottom(at.current);
  }, []);

  const place = useCallback(() => {
    lookAgain(true);
    stopWatching.current ??= watch(
      () => lookAgain(false),
      () => (stopWatching.current = undefined),
    );
  }, [lookAgain]);

  useEffect(() => () => stopWatching.current?.(), []);
  return { bottom, place };
}

/** Looks in the first frame after each change of the page, until the last toast is gone. Gives what stops it at once. */
function watch(look: () => void, stopped: () => void): () => void {
  let frame: number | null = null;
  let hasSeenOne = false;
  const stop = () => {
    observer.disconnect();
    window.removeEventListener("resize", ask);
    if (frame !== null) cancelAnimationFrame(frame);
    stopped();
  };
  const inFrame = () => {
    frame = null;
    const isThere = document.querySelector("[data-sonner-toast]") !== null;
    if (hasSeenOne && !isThere) return stop();
    hasSeenOne ||= isThere;
    look();
  };
  const ask = () => void (frame ??= requestAnimationFrame(inFrame));
  const observer = new MutationObserver(ask);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  window.addEventListener("resize", ask);
  return stop;
}
