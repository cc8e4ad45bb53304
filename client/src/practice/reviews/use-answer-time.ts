import { useLayoutEffect, useRef, useState } from "react";
import { tookMsBetween } from "@recollect/domain/study/log/answer-time.ts";
import { deviceClock } from "../../lib/browser/steady-clock.ts";

/** How long the question in hand has been on the screen, in ms, also when the device's clock is set back meanwhile. */
export function useAnswerTime({ id, index }: { id: string; index: number }): () => number {
  const [clock] = useState(deviceClock);
  const shownAt = useRef(0);
  // With the drawing: on a busy device an effect after it comes when the student writes already.
  useLayoutEffect(() => void (shownAt.current = clock()), [clock, id, index]);
  return () => tookMsBetween(shownAt.current, clock());
}
