import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { DeckFromOthers, SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { toast } from "../../ui/toast/toast.ts";
import { request } from "../../lib/requests/http.ts";

/** The student's saved decks and stars, and the changes to them: each returns whether it succeeded; a refusal is shown. */
export function useSaved(uid: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery<SavedDecks, AppError>({ queryKey: queryKeys.saved(uid), queryFn: ({ signal }) => readSaved(uid, signal) });
  const starred = useMemo(() => new Set(data?.starred), [data]);

  const change = useCallback(
    async (work: () => Promise<SavedDecks>): Promise<boolean> => {
      try {
        await showChanged(queryClient, queryKeys.saved(uid), await work());
        return true;
      } catch (failure) {
        toast.error(messageFor(failure));
        return false;
      }
    },
    [queryClient, uid],
  );
  const save = useCallback((deckId: number, isSaved: boolean) => change(() => saveDeck(uid, deckId, isSaved)), [change, uid]);
  const star = useCallback(
    (deckId: number, isStarred: boolean): void => void change(() => starDeck(uid, deckId, isStarred)),
    [change, uid],
  );

  return {
    /** undefined until it is read */
    others: data?.others,
    /** own decks */
    starred,
    save,
    star,
  };
}

/** What is saved of a shared deck; null for nothing, undefined until it is read. */
export function savedDeckIn(others: readonly DeckFromOthers[] | undefined, deckId: number): DeckFromOthers | null | undefined {
  return others && (others.find((one) => one.deckId === deckId) ?? null);
}

/** Saved decks and stars, over HTTP. Every call throws AppError; every change returns the state after it. */
function readSaved(uid: string, signal?: AbortSignal): Promise<SavedDecks> {
  return request("GET", "/api/users/:uid/saved", { params: { uid }, signal });
}

function saveDeck(uid: string, deckId: number, isSaved: boolean): Promise<SavedDecks> {
  return request(isSaved ? "PUT" : "DELETE", "/api/users/:uid/saved/:id", { params: { uid, id: deckId } });
}

function starDeck(uid: string, deckId: number, isStarred: boolean): Promise<SavedDecks> {
  return request(isStarred ? "PUT" : "DELETE", "/api/users/:uid/saved/:id/star", { params: { uid, id: deckId } });
}
