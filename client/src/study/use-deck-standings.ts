import type { Card } from "@recollect/domain/cards/card.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { deckStandings, type DeckStandings } from "@recollect/domain/study/progress/deck-standings.ts";
import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

import { calendarDay } from "../lib/calendar-day.ts";
import { beginning } from "../lib/live/beginning.ts";
import { useLive } from "../lib/live/live.tsx";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { readCardStandings } from "./requests/study-api.ts";
import { useRefresh } from "./use-refresh.ts";

export type KnownStandings = DeckStandings & {
  /** the cards that a session of the deck brings: those to review, in their learning steps too, and new ones */
  toStudy: { reviews: number; newCards: number };
  /** until the exam; null without one */
  daysToExam: number | null;
  /** a teacher assigned the deck to the student */
  isAssigned: boolean;
};

/** The clock may run slightly fast, and a timer can't wait for weeks. */
const [slackMs, longestMs] = [1000, 2_147_000_000];

/** The student's standing with each card of a deck; null until it is known. Read again after studying, and when a card becomes due. */
export function useDeckStandings(deckId: number, cards: readonly Card[]): KnownStandings | null {
  const queryKey = useMemo(() => queryKeys.cardStandings(deckId), [deckId]);
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => readCardStandings(deckId, signal), enabled: !isTemporaryDeckId(deckId) });
  const refresh = useRefresh(queryKey);
  const live = useLive();

  useEffect(() => {
    const isBeginning = beginning();
    return live.subscribe({
      wantsList: false,
      onEvent: (event) => void (event.type === "study" && refresh(null, isBeginning(event))),
    });
  }, [live, refresh]);

  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(refresh, Math.min(longestMs, Math.max(0, data.changesAt - data.now) + slackMs));
    return () => clearTimeout(timer);
  }, [data, refresh]);

  return useMemo(() => {
    if (!data) return null;
    const { standings, examDay, today } = data;
    const cardStandings = deckStandings(cards, standings);
    // While servers are being replaced, one of the version before may answer, which sends no counts.
    const counts: QueueCounts | undefined = data.counts;
    const toStudy = counts
      ? { reviews: counts.learning + counts.due, newCards: counts.newCards }
      : { reviews: cardStandings.duePrompts, newCards: 0 };
    const daysToExam = examDay === null ? null : Math.max(0, examDay - calendarDay(today));
    return { ...cardStandings, toStudy, daysToExam, isAssigned: data.isAssigned ?? false };
  }, [cards, data]);
}
