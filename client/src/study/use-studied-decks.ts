import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readStudiedDecks, type StudiedDecks } from "./requests/study-api.ts";

/** How far the student is with each deck; undefined until it is read. Lists that show it work without. */
export function useStudiedDecks(): StudiedDecks | undefined {
  return useQuery<StudiedDecks, AppError>({ queryKey: queryKeys.studiedDecks(), queryFn: ({ signal }) => readStudiedDecks(signal) }).data;
}
