import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { useQuery } from "@tanstack/react-query";
import { useReadAgainOn } from "../lib/live/use-read-again-on.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { listGroups, readGroup, type GroupList } from "./groups-api.ts";
import { groupKeys } from "./group-keys.ts";

const allGroups = queryKeys.groups();

/** The groups of the student, read again when one of them changes. */
export function useGroups() {
  useReadAgainOn("groups", allGroups);
  return useQuery<GroupList, AppError>({ queryKey: queryKeys.groups(), queryFn: ({ signal }) => listGroups(signal) });
}

/** One group, read again when it changes. */
export function useGroup(id: string) {
  useReadAgainOn("groups", allGroups);
  return useQuery<Group, AppError>({ queryKey: groupKeys.group(id), queryFn: ({ signal }) => readGroup(id, signal) });
}
