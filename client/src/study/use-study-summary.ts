import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { showBadge } from "../lib/browser/app-badge.ts";
import { isDeviceCopy } from "../lib/requests/device-replies.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readSummary, type StudySummary } from "./requests/study-api.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { useRefresh } from "./use-refresh.ts";

const summariesKey = queryKeys.studySummary();
/** what a new day changes: the summary, the streak, the countdown to an exam, the cards due in each deck */
const studyKey = queryKeys.study();

/** The clock may run slightly fast: the new day is asked for when it has surely begun. */
export const turnoverSlackMs = 1000;

type KnownSummary = {
  /** undefined until it was read for the first time */
  summary: StudySummary | undefined;
  /** it was never read, and the last attempt failed */
  isMissing: boolean;
  /** call it when something that is counted may have changed */
  refresh: () => void;
};

/**
 * How much is to be studied now, in a folder or (null) in all decks; and how much is due in each deck. Read again when the window regains focus, when the study day ends, after a session, and on
 * `refresh`. Answers that wait on this device are sent first, so that they count.
 */
export function useStudySummary(folder: string | null): KnownSummary {
  const outbox = useOutbox();
  const { data: summary, isError } = useQuery<StudySummary, AppError>({
    queryKey: queryKeys.studySummary(folder),
    queryFn: async ({ signal }) => {
      // Without a server the read itself fails next, and reports it.
      await outbox.flush().catch(() => null);
      const read = await readSummary(folder, signal);
      if (!isDeviceCopy(read)) outbox.learnTime(read.now);
      return read;
    },
  });
  const refresh = useRefresh(summariesKey);
  const turnOver = useRefresh(studyKey);

  useEffect(() => {
    if (!summary) return;
    const timer = setTimeout(turnOver, summary.dayEndsAt - summary.now + turnoverSlackMs);
    return () => clearTimeout(timer);
  }, [summary, turnOver]);

  useEffect(() => {
    if (folder === null && summary) showBadge(summary.counts.newCards + summary.counts.learning + summary.counts.due);
  }, [folder, summary]);

  return { summary, isMissing: isError && summary === undefined, refresh };
}
