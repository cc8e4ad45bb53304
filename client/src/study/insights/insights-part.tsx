import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { readInsights, type StudyInsights } from "../requests/study-api.ts";
import { DayFigure } from "./day-figure.tsx";
import { insightsTexts as texts } from "./insights.texts.ts";
import { KnownByDeck, KnownByTag } from "./known-figure.tsx";
import { LeechList } from "./leech-list.tsx";
import styles from "./insights-part.module.css";

/** What may help a student to learn better: hard cards, known shares, the time of day. Parts about which there is nothing to say are left out. */
export function InsightsPart({ deckId }: { deckId: number | null }) {
  const { data, error, refetch, isFetching } = useQuery<StudyInsights, AppError>({
    queryKey: queryKeys.studyInsights(deckId),
    queryFn: ({ signal }) => readInsights(deckId, signal),
  });
  if (error && !data) {
    return (
      <p role="status">
        {texts.failed}{" "}
        <Button variant="ghost" size="small" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  }
  if (!data) return null;
  return (
    <div className={styles.parts}>
      <LeechList leeches={data.leeches} leechCount={data.leechCount} deckId={deckId} />
      {deckId === null ? <KnownByDeck decks={data.decks} /> : <KnownByTag deckId={deckId} tags={data.tags} />}
      <DayFigure day={data.day} />
    </div>
  );
}
