import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { queryKeys } from "../lib/query-keys.ts";
import { readSummary, type StudySummary } from "./study-api.ts";
import { useOutbox } from "./use-outbox.ts";

/** So long after the first news the summary is read again; what comes in between is read along with it. */
export const refreshAfterMs = 500;
/** A clock may run a little fast: the new day is asked for when it has surely begun. */
export const turnoverSlackMs = 1000;

export type KnownSummary = {
  /** undefined until it was read for the first time */
  summary: StudySummary | undefined;
  /** it was never read, and the last attempt failed */
  isMissing: boolean;
  /** something that is counted may have changed */
  refresh: () => void;
};

/**
 * How much is to be studied now, in all and deck by deck. Read again when the window gets the attention again, when the study day ends,
 * after a session, and when `refresh` is told of a change. Answers that this device still keeps are sent first, so that they are counted.
 */
export function useStudySummary(): KnownSummary {
  const outbox = useOutbox();
  const { data: summary, isError } = useQuery<StudySummary, AppError>({
    queryKey: queryKeys.studySummary(),
    queryFn: async ({ signal }) => {
      // Without a server the summary itself fails next, and says so.
      if (outbox.state().waiting > 0) await outbox.flush().catch(() => null);
      const read = await readSummary(signal);
      outbox.learnTime(read.now);
      return read;
    },
  });
  const refresh = useRefresh();

  useEffect(() => {
    if (!summary) return;
    const timer = setTimeout(refresh, summary.dayEndsAt - summary.now + turnoverSlackMs);
    return () => clearTimeout(timer);
  }, [summary, refresh]);

  return { summary, isMissing: isError && summary === undefined, refresh };
}

/** Reads the summary again, soon: a burst of news is one question. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    return () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
  }, []);
  return useCallback(() => {
    const queryKey = queryKeys.studySummary();
    // Whoever leaves before the timer finds it out of date when coming back.
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void queryClient.refetchQueries({ queryKey, type: "active" });
    }, refreshAfterMs);
  }, [queryClient]);
}
