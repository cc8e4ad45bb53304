import type { Restriction } from "@recollect/domain/desk/restriction.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "../../lib/live/live.tsx";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readNotices, type Notices } from "./notices-api.ts";

/** The student's notices; undefined until they are read. Read again on an event. */
export function useNotices(): Notices | undefined {
  return useQuery({ queryKey: queryKeys.notices(), queryFn: ({ signal }) => readNotices(signal), staleTime: Infinity }).data;
}

/** Reads the notices again on an event, and after a possible gap. */
export function useLiveNotices(): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(() => {
    let isFirst = true;
    return live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        const maybeMissed = type === "study" && (data as { entryId: string | null }).entryId === null;
        // The stream begins with this: what is being read at the same time is not read twice.
        if (type === "notices" || (maybeMissed && !isFirst)) void client.invalidateQueries({ queryKey: queryKeys.notices() });
        if (maybeMissed) isFirst = false;
      },
    });
  }, [live, client]);
}

/** The restriction of an own deck; null if there is none. */
export function useRestriction(deckId: number): Restriction | null {
  return useNotices()?.restrictions.find((one) => one.deckId === deckId)?.level ?? null;
}
