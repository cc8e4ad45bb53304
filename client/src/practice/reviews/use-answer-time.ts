import { useLayoutEffect, useRef } from "react";
import { tookMsBetween } from "@recollect/domain/study/log/answer-time.ts";

/** How long the question in hand has been on the screen, in ms. */
export function useAnswerTime({ id, index }: { id: string; index: number }): () => number {
  const shownAt = useRef(0);
  // With the drawing: on a busy device an effect after it comes when the student writes already.
  useLayoutEffect(() => void (shownAt.current = Date.now()), [id, index]);
  return () => tookMsBetween(shownAt.current, Date.now());
}
