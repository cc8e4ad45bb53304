import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { mergedSittings } from "@recollect/domain/practice/learn/merge-sittings.ts";
import { readSitting, sittingText } from "@recollect/domain/practice/learn/read-sitting.ts";
import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { request } from "../../lib/requests/http.ts";
import { usePersistentValue, useStoredValue } from "../runs/persistent-value.ts";

/** How long answers gather before they are sent; leaving the page sends them at once. */
const sendDelayMs = 1000;

/**
 * The student's sitting with a deck, as this device and the others know it. A change is on the device at once, and on the server soon after; without a network
 * it is sent with a later change or at the next visit. `isKnown` once the server has answered or can't be reached.
 */
export function useKnownSitting(uid: string, deckId: number) {
  const place = { uid, deckId, what: "learn" } as const;
  const onDevice = useStoredValue(place, "", readSitting);
  const [sitting, setSitting] = useState(onDevice);
  const sent = useRef<LearnSitting | null>(null);
  const isOnServer = !isTemporaryDeckId(deckId);
  const server = useQuery({
    queryKey: ["learn", deckId],
    queryFn: ({ signal }) => readLearnSitting(deckId, signal),
    enabled: isOnServer,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  usePersistentValue({ place, mark: "", value: sitting, toText: sittingText });

  const merge = (other: LearnSitting) => setSitting((now) => (now ? mergedSittings(now, other) : other));
  const { data } = server;
  const [seen, setSeen] = useState(data);
  if (data !== seen) {
    setSeen(data);
    if (data) merge(data);
  }

  const send = useEffectEvent(() => {
    if (!isOnServer || sitting === null || sent.current === sitting || sitting === data) return;
    sent.current = sitting;
    saveLearnSitting(deckId, sitting).then(merge, () => {
      // The device has it: a later change, or the next visit, sends it too.
      if (sent.current === sitting) sent.current = null;
    });
  });
  const isKnown = !isOnServer || !server.isPending;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => send(), sendDelayMs);
    return () => clearTimeout(timer);
  }, [sitting, isKnown]);
  useEffect(() => {
    const sendNow = () => send();
    window.addEventListener("pagehide", sendNow);
    return () => {
      window.removeEventListener("pagehide", sendNow);
      sendNow();
    };
  }, []);

  return { sitting, setSitting, isKnown };
}

/** How far the student is with learning the deck, on any device; null if it was never begun. Throws AppError, as does the other. */
export async function readLearnSitting(deckId: number, signal: AbortSignal): Promise<LearnSitting | null> {
  return (await request("GET", "/api/learn/:id", { params: { id: deckId }, signal })).sitting;
}

/** Adds what this device knows; returns it together with what others have added. It is sent even if the page is closed meanwhile. */
async function saveLearnSitting(deckId: number, { id, begunAt, keys, marks }: LearnSitting): Promise<LearnSitting> {
  const body = { id, begunAt, keys: [...keys], marks: { ...marks } };
  return (await request("PUT", "/api/learn/:id", { params: { id: deckId }, body, outlivesPage: true })).sitting;
}
