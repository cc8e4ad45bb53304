import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { readProgress, readSummary, readWaysOn, type StudyScope } from "../../requests/study-api.ts";
import type { RunState } from "../run/run-state.ts";

/** What the server says of the next days and of ways to go on, once it knows this session's answers. Nothing of it is shown when it can't be had. */
export function useComingUp(scope: StudyScope, { session }: RunState) {
  const outbox = useOutbox();
  const last = session.done.at(-1)?.entry.id ?? null;
  const { deckId } = scope;
  const after = <T>(key: readonly unknown[], read: (signal: AbortSignal) => Promise<T>) => ({
    queryKey: [...key, "after", last],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      await outbox.flush();
      return read(signal);
    },
    staleTime: 0,
  });
  const progress = useQuery(after(queryKeys.studyProgress(deckId), (signal) => readProgress(deckId, signal)));
  const summary = useQuery(after(queryKeys.studySummary(), readSummary));
  const waysOn = useQuery(after([...queryKeys.study(), "ways-on", scope], (signal) => readWaysOn(scope, signal)));
  return { progress: progress.data, summary: summary.data, waysOn: waysOn.data };
}
