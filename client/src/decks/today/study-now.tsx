import { paths } from "../../lib/paths.ts";
import type { StudySummary } from "../../study/requests/study-api.ts";
import { pileTexts } from "./pile.texts.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import styles from "../decks.module.css";

type Props = {
  summary: StudySummary | undefined;
  /** the number of due cards can't be read */ isMissing: boolean;
  /** otherwise the decks of others, listed below, wait for the student to begin */ hasBegun: boolean;
};

/** The button that starts a session of all decks. It keeps its place while the number loads, and works without it. */
export function StudyNow({ summary, isMissing, hasBegun }: Props) {
  return (
    <div className={styles.studyNow}>
      {summary ? <KnownStudy {...summary} hasBegun={hasBegun} /> : isMissing ? <StudyLink /> : <StudySkeleton />}
    </div>
  );
}

function KnownStudy({ counts: { newCards, learning, due }, hasMore, hasBegun }: StudySummary & Pick<Props, "hasBegun">) {
  const count = newCards + learning + due;
  if (count > 0) return <StudyLink count={count} />;
  return <p className={styles.nothingToStudy}>{hasMore ? pileTexts.done : hasBegun ? pileTexts.nothing : pileTexts.begin}</p>;
}

function StudyLink({ count }: { count?: number }) {
  return <ButtonLink to={paths.study}>{pileTexts.study(count)}</ButtonLink>;
}

function StudySkeleton() {
  return <Skeleton height="44px" radius="var(--radius-pill)" />;
}
