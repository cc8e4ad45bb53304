import { useEffect, useRef } from "react";
import { tookMsBetween } from "@recollect/domain/study/log/answer-time.ts";

/** How long the question in hand has been on the screen, in ms. */
export function useAnswerTime({ id, index }: { id: string; index: number }): () => number {
  const shownAt = useRef(0);
  useEffect(() => void (shownAt.current = Date.now()), [id, index]);
  return () => tookMsBetween(shownAt.current, Date.now());
}
