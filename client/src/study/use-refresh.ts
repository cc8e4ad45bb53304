import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** So long after the first news what is shown is read again; what comes in between is read along with it. */
export const refreshAfterMs = 500;

/** Reads everything under a key again, soon: a burst of news is one question. The key is one value, not a new one at every drawing. */
export function useRefresh(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    return () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
  }, []);
  return useCallback(() => {
    // Anyone who leaves before the timer finds it out of date when coming back.
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void queryClient.refetchQueries({ queryKey, type: "active" });
    }, refreshAfterMs);
  }, [queryClient, queryKey]);
}
