import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { readProgress, readSummary, readMoreToStudy, type StudyScope } from "../../requests/study-api.ts";
import type { RunState } from "../run/run-state.ts";

/** The server's forecast and ways to continue, once it has this session's answers. Empty when they can't be read. */
export function useComingUp(scope: StudyScope, { session }: RunState) {
  const outbox = useOutbox();
  const last = session.done.at(-1)?.entry.id ?? null;
  const { deckId, folder } = scope;
  const after = <T>(key: readonly unknown[], read: (signal: AbortSignal) => Promise<T>) => ({
    queryKey: [...key, "after", last],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      await outbox.flush();
      return read(signal);
    },
    staleTime: 0,
  });
  const progress = useQuery(after(queryKeys.studyProgress(deckId), (signal) => readProgress(deckId, signal)));
  const summary = useQuery(after(queryKeys.studySummary(folder), (signal) => readSummary(folder, signal)));
  const moreToStudy = useQuery(after([...queryKeys.study(), "ways-on", scope], (signal) => readMoreToStudy(scope, signal)));
  return { progress: progress.data, isWaiting: progress.isLoading, summary: summary.data, moreToStudy: moreToStudy.data };
}
