import { isSearchedOnCards, type FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { request } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { texts } from "./found-list.texts.ts";
import { findOnDevice, readCardsOfDevice } from "./cards-of-device.ts";

type Found = FoundDecks & {
  /** without a network only the cards that this device keeps are searched, letter for letter */ isOfDevice: boolean;
};

export type FoundState = {
  /** undefined until something was found for the first time, and for a text that is too short */
  found: Found | undefined;
  /** whether the answer to this text is still awaited; until then the one before stays */
  isSearching: boolean;
  /** why nothing could be searched */
  problem: string | null;
};

/** The cards of this device are read again after this time. */
const keptMs = 60_000;

/**
 * What a text finds in the student's decks and those of others in the lists and groups. Each text has an answer of its own, so that a late one never
 * replaces that of what was typed since.
 */
export function useFoundDecks(uid: string, text: string): FoundState {
  const search = text.trim();
  const isAsked = isSearchedOnCards(search);
  const { data, error, isFetching, isPlaceholderData } = useQuery<Found, AppError>({
    queryKey: queryKeys.found(uid, search),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    async queryFn({ signal, client }) {
      try {
        return { ...(await readFound(uid, search, signal)), isOfDevice: false };
      } catch (failure) {
        if (cutOffOf(failure) === null || !isDeviceKept()) throw failure;
        const cards = await client.fetchQuery({
          queryKey: queryKeys.cardsOfDevice(uid),
          queryFn: (reading) => readCardsOfDevice(uid, reading.signal),
          staleTime: keptMs,
          gcTime: keptMs,
        });
        return { ...findOnDevice(cards, search), isOfDevice: true };
      }
    },
  });
  if (!isAsked) return { found: undefined, isSearching: false, problem: null };
  const problem = error && (cutOffOf(error) === null ? messageFor(error) : texts.failed);
  return { found: error ? undefined : data, isSearching: isFetching && (data === undefined || isPlaceholderData), problem };
}

function readFound(uid: string, text: string, signal: AbortSignal): Promise<FoundDecks> {
  return request("GET", "/api/users/:uid/search", { params: { uid }, query: { text }, signal });
}
