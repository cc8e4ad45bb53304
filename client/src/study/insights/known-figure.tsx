import { masteries, type MasteryCounts } from "@recollect/domain/study/mastery.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { percent } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useFirstRows } from "../../ui/use-first-rows.ts";
import { Part } from "../progress/figures/part.tsx";
import type { StudyInsights } from "../requests/study-api.ts";
import { insightsTexts as texts } from "./insights.texts.ts";
import styles from "./known-figure.module.css";

/** Rows shown at first. */
const firstCount = 8;

type Row = { key: string; name: ReactNode; counts: MasteryCounts };

/** The share of cards that are known in each begun deck; each leads to the deck's own progress. */
export function KnownByDeck({ decks }: Pick<StudyInsights, "decks">) {
  const rows = decks.map(({ deckId, title, ...counts }) => ({
    key: String(deckId),
    name: (
      <Link to={paths.progressOf(deckId)} dir="auto" translate="no">
        {title}
      </Link>
    ),
    counts,
  }));
  return <Shares id="known-by-deck" title={texts.knownByDeck} words={texts.leastFirst} rows={rows} />;
}

/** The same for each tag of one deck; each leads to its cards. */
export function KnownByTag({ deckId, tags }: Pick<StudyInsights, "tags"> & { deckId: number }) {
  const rows = tags.map(({ tag, ...counts }) => ({
    key: tag === null ? "" : `#${tag}`,
    name:
      tag === null ? (
        texts.withoutTag
      ) : (
        <Link to={paths.studyTag(deckId, tag)} dir="auto" translate="no">
          #{tag}
        </Link>
      ),
    counts,
  }));
  return <Shares id="known-by-tag" title={texts.knownByTag} words={texts.tagsOfDeck} rows={rows} />;
}

function Shares({ id, title, words, rows }: { id: string; title: string; words: string; rows: readonly Row[] }) {
  const { shown, hasMore, showAll, refOf } = useFirstRows(rows, firstCount);
  if (rows.length === 0) return null;
  return (
    <Part id={id} title={title} words={words}>
      <ul className={styles.rows} aria-labelledby={`${id}-title`}>
        {shown.map(({ key, name, counts }, at) => (
          <li key={key} ref={refOf(at)} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figure}>{knownWords(counts)}</span>
            <Bar counts={counts} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" size="small" className={styles.more} onClick={showAll}>
          {texts.showAll(rows.length)}
        </Button>
      )}
    </Part>
  );
}

function Bar({ counts }: { counts: MasteryCounts }) {
  const all = totalOf(counts);
  const known = (counts.known / Math.max(1, all)) * 100;
  const learning = (counts.learning / Math.max(1, all)) * 100;
  return (
    <svg className={styles.bar} width="100%" height={8} aria-hidden data-drawing>
      <rect width="100%" height={8} className={styles.track} />
      <rect width={`${known + learning}%`} height={8} className={styles.learning} />
      <rect width={`${known}%`} height={8} className={styles.known} />
    </svg>
  );
}

function knownWords(counts: MasteryCounts): string {
  const all = totalOf(counts);
  return texts.knownOf(counts.known, all, percent(Math.round((counts.known / Math.max(1, all)) * 100) / 100));
}

function totalOf(counts: MasteryCounts): number {
  return masteries.reduce((sum, kind) => sum + counts[kind], 0);
}
