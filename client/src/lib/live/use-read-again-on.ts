import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { opensWithinMs } from "./beginning.ts";
import type { LiveEvent } from "./events.ts";
import { useLive } from "./live.tsx";

/**
 * Reads these queries again on their event, and after a possible gap. As a page opens there may be several hints of a gap, since a screen that wants the
 * list has the stream opened once more; the queries have just been read then. `queryKey` must be the same array at each render.
 */
export function useReadAgainOn(eventType: LiveEvent["type"], queryKey: QueryKey): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(() => {
    const openedAt = Date.now();
    return live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        const isHint = type === "study" && (data as { entryId: string | null }).entryId === null;
        if (type === eventType || (isHint && Date.now() - openedAt >= opensWithinMs)) void client.invalidateQueries({ queryKey });
      },
    });
  }, [live, client, eventType, queryKey]);
}
