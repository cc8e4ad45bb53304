import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a stable function that returns the latest value, so that a change renders nothing. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
