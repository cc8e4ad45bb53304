import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import { paths } from "../../lib/paths.ts";
import type { StudySummary } from "../../study/requests/study-api.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import styles from "../decks.module.css";

type Props = {
  summary: StudySummary | undefined;
  /** how much there is to study can't be told */ isMissing: boolean;
  /** without one, the page says already why there is nothing to study */ hasDecks: boolean;
};

/** The way into a session of all decks. It keeps its place while the number is on its way, and without a number it still leads there. */
export function StudyNow({ summary, isMissing, hasDecks }: Props) {
  return (
    <div className={styles.studyNow}>
      {summary ? <KnownStudy {...summary} hasDecks={hasDecks} /> : isMissing ? <StudyLink /> : <StudySkeleton />}
    </div>
  );
}

function KnownStudy({ counts: { newCards, learning, due }, hasMore, hasDecks }: StudySummary & Pick<Props, "hasDecks">) {
  const count = newCards + learning + due;
  if (count > 0) return <StudyLink count={count} />;
  if (!hasDecks) return null;
  return <p className={styles.nothingToStudy}>{hasMore ? "Done for today" : "Nothing to study right now"}</p>;
}

function StudyLink({ count }: { count?: number }) {
  return <ButtonLink to={paths.study}>{count === undefined ? "Study now" : `Study now (${wholeNumber(count)})`}</ButtonLink>;
}

function StudySkeleton() {
  return <Skeleton height="44px" radius="var(--radius-pill)" />;
}
