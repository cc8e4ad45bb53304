import type { Restriction } from "@recollect/domain/desk/restriction.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { beginning } from "../../lib/live/beginning.ts";
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
    const isBeginning = beginning();
    return live.subscribe({
      wantsList: false,
      onEvent(event) {
        const isKnown = isBeginning(event);
        const maybeMissed = event.type === "study" && (event.data as { entryId: string | null }).entryId === null;
        if (event.type === "notices" || (maybeMissed && !isKnown)) void client.invalidateQueries({ queryKey: queryKeys.notices() });
      },
    });
  }, [live, client]);
}

/** The restriction of an own deck; null if there is none. */
export function useRestriction(deckId: number): Restriction | null {
  return useNotices()?.restrictions.find((one) => one.deckId === deckId)?.level ?? null;
}
