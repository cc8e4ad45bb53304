import { useLayoutEffect, useRef, useState } from "react";
import { tookMsBetween } from "@recollect/domain/study/log/answer-time.ts";
import { deviceClock } from "../../lib/browser/steady-clock.ts";

/** How long the current question has been on the screen, in ms, even if the device's clock is set back meanwhile. */
export function useAnswerTime({ id, index }: { id: string; index: number }): () => number {
  const [clock] = useState(deviceClock);
  const shownAt = useRef(0);
  // A layout effect: on a busy device a later effect runs when the student is writing already.
  useLayoutEffect(() => void (shownAt.current = clock()), [clock, id, index]);
  return () => tookMsBetween(shownAt.current, clock());
}
