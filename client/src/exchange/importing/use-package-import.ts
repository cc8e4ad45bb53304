import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { isAbort } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { confirmImport, readImport, removeImport, sendPackage, type Import } from "./import-api.ts";

/** How often a running import is asked how far it is, in ms. */
const askEveryMs = 400;

/** A package on its way: sent, read, confirmed and written by the server. */
export function usePackageImport(file: File) {
  const queryClient = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    sendPackage(file, leaving.signal).then(setId, (error: unknown) => {
      if (!isAbort(error)) setFailure(messageFor(error));
    });
    return () => leaving.abort();
  }, [file]);

  const { data, error } = useQuery<Import>({
    queryKey: id === null ? ["imports"] : queryKeys.import(id),
    queryFn: ({ signal }) => readImport(id ?? "", signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isRunning(state.data) ? askEveryMs : false),
  });

  async function act(work: (id: string) => Promise<void>): Promise<void> {
    if (id === null) return;
    setFailure(null);
    await work(id);
    await queryClient.invalidateQueries({ queryKey: queryKeys.import(id) });
  }

  return {
    import: data ?? null,
    failure: failure ?? (error && !data ? messageFor(error) : null),
    confirm: (choices: Parameters<typeof confirmImport>[1]) =>
      act((known) => confirmImport(known, choices)).catch((cause: unknown) => setFailure(messageFor(cause))),
    /** Cancels, or undoes what was written. Throws AppError. */
    remove: async () => {
      if (id !== null) await removeImport(id);
    },
  };
}

export function isRunning({ state }: Pick<Import, "state">): boolean {
  return state === "reading" || state === "writing";
}
