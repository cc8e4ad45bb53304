import { useQueryClient, type Query, type QueryKey } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** What is shown is read again this long after the first event; later ones until then are included. */
export const refreshAfterMs = 500;

/**
 * Reads everything under a key again, once for a burst of events. The key must be a stable value. The event with which a stream begins
 * (`isBeginning`) repeats no read that the screen has made, or still makes, since it opened.
 */
export function useRefresh(queryKey: QueryKey): (entryId?: string | null, isBeginning?: boolean) => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const openSince = useRef(0);
  /** only what was read before is read again */
  const readBefore = useRef(0);
  useEffect(() => {
    openSince.current = Date.now();
    return () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
  }, []);
  return useCallback(
    (_entryId, isBeginning = false) => {
      if (timer.current === null) readBefore.current = 0;
      readBefore.current = Math.max(readBefore.current, isBeginning ? openSince.current : Infinity);
      // A student who leaves before the timer fires finds it stale when coming back.
      if (!isBeginning) void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      timer.current ??= setTimeout(() => {
        timer.current = null;
        void queryClient.refetchQueries({ queryKey, type: "active", predicate: (query) => isOlder(query, readBefore.current) });
      }, refreshAfterMs);
    },
    [queryClient, queryKey],
  );
}

function isOlder({ state }: Query, time: number): boolean {
  return time === Infinity || (state.fetchStatus === "idle" && state.dataUpdatedAt < time);
}
