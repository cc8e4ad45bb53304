import type { AppError } from "@recollect/domain/errors/failure.ts";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readProgress, type StudyProgress } from "./requests/study-api.ts";
import { useOutbox } from "./outbox/use-outbox.ts";

/**
 * The study progress of one deck or (null) of all. Answers that wait on this device are sent first, so that they count. While another
 * deck's figures load, the previous ones stay as `isPlaceholderData`.
 */
export function useStudyProgress(deckId: number | null): UseQueryResult<StudyProgress, AppError> {
  const outbox = useOutbox();
  return useQuery<StudyProgress, AppError>({
    queryKey: queryKeys.studyProgress(deckId),
    queryFn: async ({ signal }) => {
      // Without a server the read itself fails next, and reports it.
      await outbox.flush().catch(() => null);
      return readProgress(deckId, signal);
    },
    placeholderData: keepPreviousData,
  });
}
