import type { DeckSuggestions } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { toast } from "../../ui/toast/toast.ts";
import { needsNetworkWords } from "../needs-network.ts";
import { suggestionKeys } from "./suggestions-api.ts";

/**
 * Runs one decision of the author at a time, and shows the list after it. After a failure the list and the deck are read again, since either may be
 * the reason. The returned promise is true when it worked.
 */
export function useDeciding({ uid, deckId }: { uid: string; deckId: number }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function run(name: string, work: () => Promise<DeckSuggestions>, done?: string): Promise<boolean> {
    setBusy(name);
    setError(null);
    try {
      await showChanged<DeckSuggestions>(client, suggestionKeys.ofDeck(deckId), await work());
      if (done !== undefined) toast.success(done);
      await client.invalidateQueries({ queryKey: queryKeys.deck(uid, deckId) });
      return true;
    } catch (failure) {
      setError(needsNetworkWords(failure) ?? messageFor(failure));
      await client.invalidateQueries({ queryKey: queryKeys.deck(uid, deckId) });
      await client.invalidateQueries({ queryKey: suggestionKeys.ofDeck(deckId) });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, error, run, forgetError: () => setError(null) };
}
