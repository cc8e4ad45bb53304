import type { AppError } from "@recollect/domain/errors/failure.ts";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readProgress, type StudyProgress } from "./requests/study-api.ts";
import { useOutbox } from "./outbox/use-outbox.ts";

/**
 * What studying has come to, of one deck or (null) of all. Answers that this device still keeps are sent first, so that they are counted.
 * While another deck's figures are fetched, the ones before stand in their place as `isPlaceholderData`.
 */
export function useStudyProgress(deckId: number | null): UseQueryResult<StudyProgress, AppError> {
  const outbox = useOutbox();
  return useQuery<StudyProgress, AppError>({
    queryKey: queryKeys.studyProgress(deckId),
    queryFn: async ({ signal }) => {
      // Without a server the progress itself fails next, and says so.
      if (outbox.state().waiting > 0) await outbox.flush().catch(() => null);
      return readProgress(deckId, signal);
    },
    placeholderData: keepPreviousData,
  });
}
