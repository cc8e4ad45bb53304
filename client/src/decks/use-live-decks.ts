import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { skipToken, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isAhead, withDeck, withoutDeck, withReply, withSnapshot } from "./deck-list.ts";
import { listDecks } from "./decks-api.ts";
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
    const update = (change: (current: DeckSummary[] | undefined) => DeckSummary[]) =>
      queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), change);
    if (type === "snapshot") {
      const snapshot = news as DeckSummary[];
      const isOutdated = isAhead(queryClient.getQueryData<DeckSummary[]>(queryKeys.decks(uid)), snapshot);
      update((current) => withSnapshot(current, snapshot));
      if (isOutdated) void readListAgain(queryClient, uid);
    }
    if (type === "put") {
      update((current) => withDeck(current, news as DeckSummary));
      refreshIfOlder(queryClient, uid, news as DeckSummary);
    }
    if (type === "remove") {
      const { id } = news as { id: number };
      update((current) => withoutDeck(current, id));
      queryClient.removeQueries({ queryKey: queryKeys.deck(uid, id) });
    }
    // The server sends a `study` event with each snapshot.
    if (type === "study") onStudy?.((news as { entryId: string | null }).entryId, isBeginning);
    else if (type === "put" || type === "remove") onStudy?.(null, false);
  });

  useEffect(() => {
    const isBeginning = beginning();
    return live.subscribe({ wantsList: true, onEvent: (event) => take(event, isBeginning(event)), onStatus: setStatus });
  }, [live]);

  return { decks: data, status };
}

/**
 * Either a snapshot is older than what this page has saved since, or the database has lost that: the server is asked once more. A request
 * that fails changes nothing, and the next snapshot leads here again.
 */
async function readListAgain(queryClient: QueryClient, uid: string): Promise<void> {
  const knownThen = queryClient.getQueryData<DeckSummary[]>(queryKeys.decks(uid));
  const reply = await listDecks(uid).catch(() => null);
  if (reply === null) return;
  queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (current) => withReply(knownThen, current, reply));
  for (const deck of reply) refreshIfOlder(queryClient, uid, deck);
}

/** A deck that was read earlier, or was missing, is read again when it is shown next. */
function refreshIfOlder(queryClient: QueryClient, uid: string, deck: DeckSummary): void {
  const key = queryKeys.deck(uid, deck.id);
  const openDeck = queryClient.getQueryData<DeckSummary | null>(key);
  if (openDeck === undefined) return;
  if (openDeck?.revision !== deck.revision || openDeck.updatedAt !== deck.updatedAt) void queryClient.invalidateQueries({ queryKey: key });
}
