import { useCallback, useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { deleteIntoTrash } from "../delete-into-trash.ts";
import { toast } from "../../ui/toast/toast.ts";

/** A card that can't report the end of its transition (scrolled away, hidden tab) counts as gone after this long. */
export const longestLeaveMs = 1000;

/**
 * Deletes a deck from a list: asks, lets its card leave, and deletes when the card's transition has ended. If that fails the card returns.
 * A student who leaves the page meanwhile has confirmed already: the deck is deleted at once.
 */
export function useDeleteDeck(uid: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const [deckToDelete, setDeckToDelete] = useState<DeckSummary | null>(null);
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  /** decks whose card is leaving, each with its fallback timer */
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const remove = useCallback(
    async (deckId: number) => {
      try {
        await deleteIntoTrash(queryClient, uid, deckId);
        return true;
      } catch (failure) {
        const words = await import("../needs-network.ts").then(({ needsNetworkWords }) => needsNetworkWords(failure)).catch(() => null);
        toast.error(words ?? errorText("deck/delete-failed"));
        return false;
      } finally {
        setLeaving((before) => new Set([...before].filter((id) => id !== deckId)));
      }
    },
    [uid, queryClient],
  );

  const finish = useCallback(
    async (deckId: number) => {
      const timer = waiting.current.get(deckId);
      if (!waiting.current.delete(deckId)) return;
      clearTimeout(timer);
      if (await remove(deckId)) onDeleted();
    },
    [remove, onDeleted],
  );

  const confirm = useCallback(() => {
    if (!deckToDelete) return;
    const { id } = deckToDelete;
    setDeckToDelete(null);
    setLeaving((before) => new Set([...before, id]));
    waiting.current.set(
      id,
      setTimeout(() => void finish(id), longestLeaveMs),
    );
  }, [deckToDelete, finish]);

  useEffect(() => {
    const cards = waiting.current;
    return () => {
      for (const [deckId, timer] of cards) {
        clearTimeout(timer);
        void remove(deckId);
      }
      cards.clear();
    };
  }, [remove]);

  return {
    deckToDelete,
    ask: setDeckToDelete,
    cancel: () => setDeckToDelete(null),
    confirm,
    leaving,
    finish: (deckId: number) => void finish(deckId),
  };
}
