import { paths } from "../../lib/paths.ts";
import type { StudySummary } from "../../study/requests/study-api.ts";
import { pileTexts } from "./due-pile.texts.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import styles from "../decks.module.css";

type Props = {
  /** null for all decks */ folder: string | null;
  summary: StudySummary | undefined;
  /** the number of cards can't be read */ isMissing: boolean;
  /** otherwise the decks of others, listed below, wait for the student to begin */ hasBegun: boolean;
};

/** The button that starts a session of all decks or of a folder, with the number of cards that it brings. It keeps its place while the number loads, and works without it. */
export function StudyNow({ folder, summary, isMissing, hasBegun }: Props) {
  const to = folder === null ? paths.study : paths.studyFolder(folder);
  return (
    <div className={styles.studyNow}>
      {summary ? <KnownStudy {...summary} to={to} hasBegun={hasBegun} /> : isMissing ? <StudyLink to={to} /> : <StudySkeleton />}
    </div>
  );
}

function KnownStudy({
  to,
  counts: { newCards, learning, due },
  hasMore,
  hasBegun,
}: StudySummary & Pick<Props, "hasBegun"> & { to: string }) {
  const count = newCards + learning + due;
  if (count > 0) return <StudyLink to={to} count={count} />;
  return <p className={styles.nothingToStudy}>{hasMore ? pileTexts.done : hasBegun ? pileTexts.nothing : pileTexts.begin}</p>;
}

function StudyLink({ to, count }: { to: string; count?: number }) {
  return <ButtonLink to={to}>{pileTexts.study(count)}</ButtonLink>;
}

function StudySkeleton() {
  return <Skeleton height="44px" radius="var(--radius-pill)" />;
}
