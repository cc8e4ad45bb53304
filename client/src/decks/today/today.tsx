import { wholeNumber } from "../../lib/language/formats.ts";
import { useQuery } from "@tanstack/react-query";
import { nameOf } from "@recollect/domain/decks/folders/folder-name.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readToday, type StudySummary, type StudyToday } from "../../study/requests/study-api.ts";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import { pileTexts } from "./due-pile.texts.ts";
import { StudyNow } from "./study-now.tsx";
import type { TodayDetailsProps } from "./today-details.tsx";
import styles from "./today.module.css";

const details = onDemand<TodayDetailsProps>(() => import("./today-details.tsx").then((module) => module.TodayDetails));

type Props = {
  /** null for all decks */ folder: string | null;
  summary: StudySummary | undefined;
  /** the number of cards can't be read */ isMissing: boolean;
  /** something can be due */ hasBegun: boolean;
};

/**
 * The day's work, of all decks or of the open folder, as a pile of paper, and the button that starts it. The rest loads later into a reserved place; if it can't be loaded, the
 * pile and the button work without it.
 */
export function Today({ folder, summary, isMissing, hasBegun }: Props) {
  const { data: today } = useQuery<StudyToday, AppError>({ queryKey: queryKeys.studyToday(), queryFn: ({ signal }) => readToday(signal) });
  const { newCards = 0, learning = 0, due = 0 } = summary?.counts ?? {};
  const count = newCards + learning + due;
  return (
    <section aria-label={folder === null ? pileTexts.label : pileTexts.labelOf(nameOf(folder))} className={styles.today}>
      <div className={styles.pile} aria-hidden data-empty={(summary !== undefined && count === 0) || undefined}>
        <i />
        <i />
        <b>
          {summary ? wholeNumber(count) : ""}
          <small>{summary && (count === 0 && hasBegun ? pileTexts.allDone : pileTexts.toStudy)}</small>
        </b>
      </div>
      <div className={styles.act}>
        <StudyNow folder={folder} summary={summary} isMissing={isMissing} hasBegun={hasBegun} />
      </div>
      {summary && today ? <details.Part isWanted props={{ counts: summary.counts, today }} fallback={<Waiting />} /> : <Waiting />}
    </section>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.words}>
        <Skeleton width="11rem" height="2rem" />
        <Skeleton width="8rem" />
      </div>
      <div className={styles.week}>
        <Skeleton width="6rem" height="1.6rem" />
      </div>
      <div className={styles.exam}>
        <Skeleton width="9rem" height="1.6rem" />
      </div>
    </>
  );
}
