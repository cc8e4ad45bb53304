import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** What is shown is read again this long after the first event; later ones until then are included. */
export const refreshAfterMs = 500;

/** Reads everything under a key again, once for a burst of events. The key must be a stable value. */
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
    // A student who leaves before the timer fires finds it stale when coming back.
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void queryClient.refetchQueries({ queryKey, type: "active" });
    }, refreshAfterMs);
  }, [queryClient, queryKey]);
}
