import type { Restriction } from "@recollect/domain/desk/restriction.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "../../lib/live/live.tsx";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readNotices, type Notices } from "./notices-api.ts";

/** What the student was told; undefined until it is known. It is read again when there is news of it. */
export function useNotices(): Notices | undefined {
  return useQuery({ queryKey: queryKeys.notices(), queryFn: ({ signal }) => readNotices(signal), staleTime: Infinity }).data;
}

/** Reads the notices again when the server says so, and when something may have been missed. */
export function useLiveNotices(): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(() => {
    let isFirst = true;
    return live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        const maybeMissed = type === "study" && (data as { entryId: string | null }).entryId === null;
        // The stream begins with this: what is read at the same time is not read twice.
        if (type === "notices" || (maybeMissed && !isFirst)) void client.invalidateQueries({ queryKey: queryKeys.notices() });
        if (maybeMissed) isFirst = false;
      },
    });
  }, [live, client]);
}

/** How one of the own decks is restricted; null when it is not. */
export function useRestriction(deckId: number): Restriction | null {
  return useNotices()?.restrictions.find((one) => one.deckId === deckId)?.level ?? null;
}
