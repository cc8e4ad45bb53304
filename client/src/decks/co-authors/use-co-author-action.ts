import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { needsNetworkWords } from "../needs-network.ts";
import { coAuthorsKey } from "./co-authors-api.ts";

/**
 * Runs one change at a time, and reads again what it may have changed: who writes the deck, and the student's list of decks of others. The returned promise is
 * true when it worked.
 */
export function useCoAuthorAction(uid: string, deckId: number) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function run(name: string, work: () => Promise<unknown>): Promise<boolean> {
    setBusy(name);
    setError(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: queryKeys.saved(uid) });
      return true;
    } catch (failure) {
      setError(needsNetworkWords(failure) ?? messageFor(failure));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: coAuthorsKey(deckId) });
      setBusy(null);
    }
  }

  return { busy, error, run };
}
