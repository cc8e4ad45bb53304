import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { skipToken, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { withDeck, withoutDeck, withSnapshot } from "./deck-list.ts";
import { beginning } from "../lib/live/beginning.ts";
import type { LiveEvent, LiveStatus } from "../lib/live/events.ts";
import { useLive } from "../lib/live/live.tsx";
import { queryKeys } from "../lib/requests/query-keys.ts";

type Listeners = {
  /**
   * Called when what is to be studied may have changed: by entries of which this is the first, or (null) by anything else, such as a deck,
   * the settings, an exam date, or what was missed before a snapshot. It is a hint to read again, and may repeat. The first may tell
   * nothing new (`isBeginning`).
   */
  onStudy?: (entryId: string | null, isBeginning: boolean) => void;
};

/**
 * A student's own decks, live, in the query cache under `queryKeys.decks(uid)`. `decks` is undefined until the first snapshot; while
 * `status` is not live, it is the last known state.
 */
export function useLiveDecks(uid: string, { onStudy }: Listeners = {}): { decks: DeckSummary[] | undefined; status: LiveStatus } {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<LiveStatus>({ state: "connecting" });
  const { data } = useQuery<DeckSummary[]>({ queryKey: queryKeys.decks(uid), queryFn: skipToken, staleTime: Infinity });
  const live = useLive();

  const take = useEffectEvent(({ type, data: news }: LiveEvent, isBeginning: boolean) => {
    const update = (change: (known: DeckSummary[] | undefined) => DeckSummary[]) =>
      queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), change);
    if (type === "snapshot") update((known) => withSnapshot(known, news as DeckSummary[]));
    if (type === "put") {
      update((known) => withDeck(known, news as DeckSummary));
      refreshIfOlder(queryClient, uid, news as DeckSummary);
    }
    if (type === "remove") {
      const { id } = news as { id: number };
      update((known) => withoutDeck(known, id));
      queryClient.removeQueries({ queryKey: queryKeys.deck(uid, id) });
    }
    // Every snapshot comes with an event about studying of its own.
    if (type === "study") onStudy?.((news as { entryId: string | null }).entryId, isBeginning);
    else if (type === "put" || type === "remove") onStudy?.(null, false);
  });

  useEffect(() => {
    const isBeginning = beginning();
    return live.subscribe({ wantsList: true, onEvent: (event) => take(event, isBeginning(event)), onStatus: setStatus });
  }, [live]);

  return { decks: data, status };
}

/** A deck that was read earlier, or was missing, is read again when it is shown next. */
function refreshIfOlder(queryClient: QueryClient, uid: string, deck: DeckSummary): void {
  const key = queryKeys.deck(uid, deck.id);
  const known = queryClient.getQueryData<DeckSummary | null>(key);
  if (known === undefined) return;
  if (known?.revision !== deck.revision || known.updatedAt !== deck.updatedAt) void queryClient.invalidateQueries({ queryKey: key });
}
