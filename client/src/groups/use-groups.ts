import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { opensWithinMs } from "../lib/live/beginning.ts";
import { useLive } from "../lib/live/live.tsx";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { listGroups, readGroup, type GroupList } from "./groups-api.ts";
import { groupKeys } from "./group-keys.ts";

/** The groups of the student, read again when one of them changes. */
export function useGroups() {
  useLiveGroups();
  return useQuery<GroupList, AppError>({ queryKey: queryKeys.groups(), queryFn: ({ signal }) => listGroups(signal) });
}

/** One group, read again when it changes. */
export function useGroup(id: string) {
  useLiveGroups();
  return useQuery<Group, AppError>({ queryKey: groupKeys.group(id), queryFn: ({ signal }) => readGroup(id, signal) });
}

/** Reads groups again on their event, and after a possible gap. */
function useLiveGroups(): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(() => {
    const openedAt = Date.now();
    return live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        const isHint = type === "study" && (data as { entryId: string | null }).entryId === null;
        if (type === "groups" || (isHint && Date.now() - openedAt >= opensWithinMs))
          void client.invalidateQueries({ queryKey: queryKeys.groups() });
      },
    });
  }, [live, client]);
}
