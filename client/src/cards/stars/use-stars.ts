import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";

import { useLive } from "../../lib/live/live.tsx";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { toast } from "../../ui/toast/toast.ts";
import { changeStar, isSavingStars, type KnownStars } from "./star-saving.ts";
import { readStars } from "./stars-api.ts";

export type Stars = {
  /** the ids of starred cards; empty until they are read */
  starred: ReadonlySet<string>;
  /** false until they are read */
  isKnown: boolean;
  /** shows the change at once; reverts it with a toast when it can't be saved */
  setStar: (cardId: string, isStarred: boolean) => void;
};

/** Events say what is new. Not `Infinity`: then the device's copy would stay when the server is back. */
const untilAnEventMs = 1_000_000_000;

/** The student's stars in a deck; follows changes in other tabs and devices. */
export function useStars(deckId: number, { enabled = true } = {}): Stars {
  const client = useQueryClient();
  const queryKey = queryKeys.stars(deckId);
  const { data } = useQuery<KnownStars>({
    queryKey,
    queryFn: ({ signal }) => readStars(deckId, signal),
    enabled,
    staleTime: untilAnEventMs,
  });
  useLiveStars(deckId, enabled);

  const starred = useMemo(() => new Set(data?.cards), [data]);
  const setStar = useCallback(
    (cardId: string, isStarred: boolean) =>
      void changeStar(client, deckId, cardId, isStarred).catch((failure: Error) => void toast.error(failure.message)),
    [client, deckId],
  );
  return { starred, isKnown: data !== undefined, setStar };
}

/** Reads the deck's stars again on an event, and after a possible gap; not while own changes are in progress. */
function useLiveStars(deckId: number, enabled: boolean): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    let isFirst = true;
    return live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        const maybeMissed = type === "study" && (data as { entryId: string | null }).entryId === null;
        const isNews = type === "stars" && (data as { deckId: number }).deckId === deckId;
        // The stream begins with the first of these: reads in progress are not repeated.
        if ((isNews || (maybeMissed && !isFirst)) && !isSavingStars(client, deckId))
          void client.invalidateQueries({ queryKey: queryKeys.stars(deckId) });
        if (maybeMissed) isFirst = false;
      },
    });
  }, [live, client, deckId, enabled]);
}
