import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { isAbort } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { confirmImport, followImport, removeImport, sendPackage, type Import } from "./import-api.ts";

/** A package on its way: sent, read, confirmed and written by the server, which tells how far it is. */
export function usePackageImport(file: File) {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [known, setKnown] = useState<Import | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** how often something was begun that is to be followed */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    sendPackage(file, { signal: leaving.signal, onProgress: setSent }).then(setId, (error: unknown) => {
      if (!isAbort(error)) setFailure(messageFor(error));
    });
    return () => leaving.abort();
  }, [file]);

  useEffect(() => {
    if (id === null) return undefined;
    return followImport(id, {
      // The report comes once: what is written afterwards is told without it.
      onNews: (news) => {
        // Which decks are the student's own is known from this list: a new one must not be taken for someone else's.
        if (!isRunning(news)) queryClient.removeQueries({ queryKey: queryKeys.decks(uid) });
        setKnown((before) => ({ ...news, report: news.report ?? before?.report ?? null }));
      },
      onFailure: (error) => setFailure(messageFor(error)),
    });
  }, [id, round, uid, queryClient]);

  return {
    /** how much of the file has left this device, from 0 to 1 */
    sent,
    import: known,
    failure,
    async confirm(choices: Parameters<typeof confirmImport>[1]): Promise<void> {
      if (id === null) return;
      setFailure(null);
      try {
        await confirmImport(id, choices);
        setRound((before) => before + 1);
      } catch (error) {
        setFailure(messageFor(error));
      }
    },
    /** Cancels, or undoes what was written. Throws AppError. */
    remove: async () => {
      if (id !== null) await removeImport(id);
    },
  };
}

export function isRunning({ state }: Pick<Import, "state">): boolean {
  return state === "reading" || state === "writing";
}
