import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readStudySettings } from "./requests/study-api.ts";

/** The study settings, read again when the window regains focus. */
export function useStudySettings({ enabled = true } = {}): UseQueryResult<StudySettings, AppError> {
  return useQuery<StudySettings, AppError>({
    queryKey: queryKeys.studySettings(),
    queryFn: ({ signal }) => readStudySettings(signal),
    enabled,
  });
}
