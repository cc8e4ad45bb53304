import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usernameInLabel } from "@recollect/domain/accounts/shown-names.ts";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { isTemporaryDeckId, tutorialIds } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { canEdit } from "@recollect/domain/permissions/decks.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { readDeck } from "./decks-api.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { useSignedIn } from "../accounts/session/session.tsx";
import { readLibraryDeck } from "./shared-decks-api.ts";

/** What own decks and decks of others have in common. */
export type OpenDeck = Pick<
  Deck,
  "id" | "title" | "description" | "cards" | "cardCount" | "visibility" | "updatedAt" | "languages" | "copiedFrom"
>;

/** Who made a deck: the label to show, and the username for the link to the profile, if there is one. */
export type Author = { label: string; username: string | null };

export type DeckToOpen =
  | { state: "loading" }
  | { state: "failed"; message: string; retry: () => void; isRetrying: boolean }
  /** neither an own deck nor a shared one; `wasShown` if it was until a moment ago */
  | { state: "missing"; wasShown: boolean }
  /** `author` is null for an own deck; `deckKey` names the deck in the study log */
  | { state: "found"; deck: OpenDeck; deckKey: string; isOwner: boolean; author: Author | null };

/** While someone else's deck is open it is read again this often: its author may withdraw it. */
export const sharedDeckRefreshMs = 60_000;

type Options = {
  /** the caller knows that the deck was deleted: it is not read again */
  isGone?: boolean;
};

/**
 * The deck that a student opens (specification, section 4, "Deck lookup"): first among the student's own decks, then among shared ones. A
 * shared deck leaves the cache once no screen shows it.
 */
export function useDeckToOpen(deckId: number, { isGone = false }: Options = {}): DeckToOpen {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  const own = useQuery<Deck | null, AppError>({
    queryKey: queryKeys.deck(uid, deckId),
    queryFn: ({ signal }) => (isKnownAsForeign(queryClient, uid, deckId) ? null : readOwnDeck(uid, deckId, signal)),
    // The owner of a deck does not change; only tutorials can become own decks later, by restoring them.
    staleTime: ({ state }) => (state.data === null && !isTutorial(deckId) ? Infinity : ownStaleMs),
    structuralSharing: false,
    enabled: !isGone,
  });
  useDeckOfDevice(deckId, own.data === undefined && !isGone);
  const shared = useQuery<LibraryDeck, AppError>({
    queryKey: queryKeys.libraryDeck(deckId),
    queryFn: ({ signal }) => readSharedDeck(queryClient, uid, deckId, signal),
    enabled: own.data === null && !isGone,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.error ? false : sharedDeckRefreshMs),
    structuralSharing: (before, now) => withKnownCards(before as LibraryDeck | undefined, now as LibraryDeck),
  });

  const failedQuery = own.data === null ? shared : own;
  const error = useLastError(failedQuery);
  const isMissing = own.data === null && error?.status === 404;
  const deck = own.data ?? (own.data === null && !isMissing ? shared.data : undefined);
  const [wasShown, setWasShown] = useState(false);
  if (deck && !wasShown) setWasShown(true);

  if (deck) return openDeck(uid, deck);
  if (isMissing) return { state: "missing", wasShown };
  if (!error) return { state: "loading" };
  return { state: "failed", message: error.message, retry: () => void failedQuery.refetch(), isRetrying: failedQuery.isFetching };
}

const ownStaleMs = 5_000;

/** A deck that this device keeps is shown at once, or known as another student's; the server's replaces it when it differs. */
function useDeckOfDevice(deckId: number, isWanted: boolean): void {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted || !isDeviceKept()) return;
    const show = async () => {
      const { ownDeckOfDevice } = await import("../device/store/deck-of-device.ts");
      const deck = await ownDeckOfDevice(uid, deckId);
      if (deck === undefined || queryClient.getQueryData(queryKeys.deck(uid, deckId)) !== undefined) return;
      // As old as can be, so that the read goes on.
      queryClient.setQueryData<Deck | null>(queryKeys.deck(uid, deckId), deck, { updatedAt: 0 });
    };
    // Without a store the deck comes from the server, as ever.
    show().catch(() => {});
  }, [queryClient, uid, deckId, isWanted]);
}

/**
 * The error of a read, kept while the read is retried: the library forgets it then, and the page with the message would be replaced by a spinner,
 * lose the focus, and begin its pauses between retries again.
 */
function useLastError({ data, error, errorUpdateCount, isFetching }: UseQueryResult<unknown, AppError>): AppError | null {
  const [lastError, setLastError] = useState<AppError | null>(null);
  if (error !== null && error !== lastError) setLastError(error);
  const isRetried = isFetching && data === undefined && errorUpdateCount > 0;
  return error ?? (isRetried ? lastError : null);
}

function openDeck(uid: string, deck: Deck | LibraryDeck): DeckToOpen {
  if (!("authorId" in deck)) return { state: "found", deck, deckKey: deckKeyOf(uid, deck.id), isOwner: true, author: null };
  const isOwner = canEdit({ uid }, { ownerId: deck.authorId });
  const author = isOwner ? null : { label: deck.author, username: usernameInLabel(deck.author) };
  return { state: "found", deck, deckKey: deckKeyOf(deck.authorId, deck.id), isOwner, author };
}

/** The student's own deck, or null if it is not one. */
async function readOwnDeck(uid: string, deckId: number, signal?: AbortSignal): Promise<Deck | null> {
  try {
    return await readDeck(uid, deckId, signal);
  } catch (failure) {
    if (failure instanceof AppError && failure.status === 404) return null;
    throw failure;
  }
}

/** The list of own decks saves a request if it was shown a moment ago. All students have their own tutorials under the same ids. */
function isKnownAsForeign(queryClient: QueryClient, uid: string, deckId: number): boolean {
  const ownDecks = queryClient.getQueryData<DeckSummary[]>(queryKeys.decks(uid));
  return ownDecks !== undefined && !isTutorial(deckId) && !isTemporaryDeckId(deckId) && !ownDecks.some(({ id }) => id === deckId);
}

function isTutorial(deckId: number): boolean {
  return tutorialIds.some((id) => id === deckId);
}

/** The shared deck. If the list of own decks was outdated and it is the student's own, that one. */
async function readSharedDeck(queryClient: QueryClient, uid: string, deckId: number, signal: AbortSignal): Promise<LibraryDeck> {
  const lookAgain = async () => {
    const own = isKnownAsForeign(queryClient, uid, deckId) ? await readOwnDeck(uid, deckId, signal) : null;
    if (own) queryClient.setQueryData<Deck | null>(queryKeys.deck(uid, deckId), own);
  };
  try {
    const deck = await readLibraryDeck(deckId, signal);
    if (deck.authorId === uid) await lookAgain();
    return deck;
  } catch (failure) {
    if (failure instanceof AppError && failure.status === 404) await lookAgain();
    throw failure;
  }
}

/** An unchanged deck keeps its card objects, so nothing is rendered again. */
function withKnownCards(before: LibraryDeck | undefined, now: LibraryDeck): LibraryDeck {
  return before?.updatedAt === now.updatedAt ? { ...now, cards: before.cards } : now;
}
