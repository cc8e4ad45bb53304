import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readSummary, type StudySummary } from "./requests/study-api.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { useRefresh } from "./use-refresh.ts";

const summaryKey = queryKeys.studySummary();
/** what a new day changes beside the summary: the streak, the countdown to an exam, what is due in each deck */
const studyKey = queryKeys.study();

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
    queryKey: summaryKey,
    queryFn: async ({ signal }) => {
      // Without a server the summary itself fails next, and says so.
      if (outbox.state().waiting > 0) await outbox.flush().catch(() => null);
      const read = await readSummary(signal);
      outbox.learnTime(read.now);
      return read;
    },
  });
  const refresh = useRefresh(summaryKey);
  const turnOver = useRefresh(studyKey);

  useEffect(() => {
    if (!summary) return;
    const timer = setTimeout(turnOver, summary.dayEndsAt - summary.now + turnoverSlackMs);
    return () => clearTimeout(timer);
  }, [summary, turnOver]);

  return { summary, isMissing: isError && summary === undefined, refresh };
}
