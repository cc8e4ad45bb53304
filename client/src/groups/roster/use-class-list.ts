import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { ClassList } from "@recollect/domain/groups/roster/class-list.ts";
import { useQuery } from "@tanstack/react-query";
import { useReadAgainOn } from "../../lib/live/use-read-again-on.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { groupKeys } from "../group-keys.ts";
import { readClassList } from "./roster-api.ts";

const allGroups = queryKeys.groups();

/** The class list of a group, read again when the group changes. */
export function useClassList(groupId: string) {
  useReadAgainOn("groups", allGroups);
  return useQuery<ClassList, AppError>({
    queryKey: groupKeys.groupRoster(groupId),
    queryFn: ({ signal }) => readClassList(groupId, signal),
  });
}
