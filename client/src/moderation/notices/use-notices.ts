import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import { useQuery } from "@tanstack/react-query";
import { useReadAgainOn } from "../../lib/live/use-read-again-on.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readNotices, type Notices } from "./notices-api.ts";

const notices = queryKeys.notices();

/** The student's notices; undefined until they are read. Read again on an event. */
export function useNotices(): Notices | undefined {
  return useQuery({ queryKey: notices, queryFn: ({ signal }) => readNotices(signal), staleTime: Infinity }).data;
}

/** Reads the notices again when there are new ones. */
export function useLiveNotices(): void {
  useReadAgainOn("notices", notices);
}

/** The restriction of an own deck; null if there is none. */
export function useRestriction(deckId: number): Restriction | null {
  return useNotices()?.restrictions.find((one) => one.deckId === deckId)?.level ?? null;
}
