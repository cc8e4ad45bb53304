import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { opensWithinMs } from "../../lib/live/beginning.ts";
import { useLive } from "../../lib/live/live.tsx";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readNotices, type Notices } from "./notices-api.ts";

/** The student's notices; undefined until they are read. Read again on an event. */
export function useNotices(): Notices | undefined {
  return useQuery({ queryKey: queryKeys.notices(), queryFn: ({ signal }) => readNotices(signal), staleTime: Infinity }).data;
}

/**
 * Reads the notices again on an event, and after a possible gap. As a page opens there may be several hints of a gap, since a screen that wants
 * the list has the stream opened once more; the notices have just been read then.
 */
export function useLiveNotices(): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(() => {
    const openedAt = Date.now();
    return live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        const isHint = type === "study" && (data as { entryId: string | null }).entryId === null;
        if (type === "notices" || (isHint && Date.now() - openedAt >= opensWithinMs))
          void client.invalidateQueries({ queryKey: queryKeys.notices() });
      },
    });
  }, [live, client]);
}

/** The restriction of an own deck; null if there is none. */
export function useRestriction(deckId: number): Restriction | null {
  return useNotices()?.restrictions.find((one) => one.deckId === deckId)?.level ?? null;
}
