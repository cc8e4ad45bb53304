import { useCallback, useLayoutEffect, useRef } from "react";

/** Gives what a value is when it is asked for; the function stays the same, so that nothing is drawn for it. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
