import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { failureWords, isAbort } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import {
  confirmImport,
  followImport,
  listImports,
  readImport,
  removeImport,
  sendToImport,
  type Import,
  type ImportChoices,
  type ListedImport,
} from "./import-api.ts";

/** A file to send, with the key by which the server knows a repeated request; or the id of an import that is on the server. */
export type JobSource = { file: File; key: string } | { importId: string };

/** The import of a file: sent, read, confirmed and written by the server, which reports its progress. */
export function useImportJob(source: JobSource) {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  const [file, key] = "file" in source ? [source.file, source.key] : [null, ""];
  const [id, setId] = useState("importId" in source ? source.importId : null);
  const [sentShare, setSentShare] = useState(0);
  const [current, setCurrent] = useState<Import | null>(null);
  const [listedBefore] = useState(() => queryClient.getQueryData<readonly ListedImport[]>(queryKeys.imports) ?? []);
  const [failure, setFailure] = useState<unknown>(null);
  /** how often the file was sent */
  const [attempt, setAttempt] = useState(1);
  /** how many attempts the server accepted */
  const accepted = useRef(0);
  /** counts the operations to follow */
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (file === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // After a failed attempt the server forgets what it read, so that each attempt whose import was accepted has its own key.
    const send = () => sendToImport(file, { signal, onProgress: setSentShare, key: `${key}-${accepted.current}` });
    (attempt === 1 ? send() : arrived(file, listedBefore, signal).then((earlier) => earlier ?? send())).then(
      (earlier) => {
        accepted.current += 1;
        setId(earlier);
      },
      (error: unknown) => {
        if (!isAbort(error)) setFailure(error);
      },
    );
    return () => leaving.abort();
  }, [file, key, attempt, listedBefore]);

  useEffect(() => {
    if (id === null) return undefined;
    return followImport(id, {
      // The report is sent once: later states come without it.
      onNews: (news) => {
        // This list says which decks are the student's own: a new one must not be taken for someone else's.
        if (!isRunning(news)) {
          queryClient.removeQueries({ queryKey: queryKeys.decks(uid) });
          void queryClient.invalidateQueries({ queryKey: queryKeys.imports });
        }
        setCurrent((before) => ({ ...news, report: news.report ?? before?.report ?? null }));
      },
      onFailure: setFailure,
    });
  }, [id, round, uid, queryClient]);

  function sendAgain(): void {
    setFailure(null);
    setCurrent(null);
    setId(null);
    setSentShare(0);
    setAttempt((before) => before + 1);
  }

  /** What the server has is requested again, not sent again. */
  function followAgain(): void {
    setFailure(null);
    setRound((before) => before + 1);
  }

  return {
    /** the share of the file that was sent, from 0 to 1 */
    sent: sentShare,
    import: current,
    /** whether the server has accepted the file */
    isSent: id !== null,
    /** why it stopped, in words */
    problem: failure === null ? (current?.error ? failureWords(current.error) : null) : messageFor(failure),
    /** null if a retry would fail again */
    tryAgain: tryAgain({ failure, current, isFollowed: id !== null, hasFile: file !== null, sendAgain, followAgain }),
    async confirm(choices: ImportChoices): Promise<void> {
      if (id === null) return;
      setFailure(null);
      try {
        await confirmImport(id, choices);
      } catch (error) {
        // The reply may have been lost: then the import is already being written.
        const now = await readImport(id).catch(() => null);
        if (now?.state !== "writing" && now?.state !== "done") return setFailure(error);
      }
      setRound((before) => before + 1);
    },
    /** Cancels, or undoes what was written. Throws AppError. */
    remove: async () => {
      if (id !== null) await removeImport(id);
      queryClient.removeQueries({ queryKey: queryKeys.imports });
    },
  };
}

/** The import of a file that was sent without a reply: one with its name that was not in the list `before`. It is not sent twice. */
async function arrived(file: File, before: readonly ListedImport[], signal: AbortSignal): Promise<string | null> {
  const isNew = ({ id }: ListedImport) => !before.some((one) => one.id === id);
  const isBegun = ({ state }: ListedImport) => state === "reading" || state === "ready";
  const match = (await listImports(signal)).find((one) => one.name === file.name && isBegun(one) && isNew(one));
  return match?.id ?? null;
}

type Standing = {
  failure: unknown;
  current: Import | null;
  isFollowed: boolean;
  hasFile: boolean;
  sendAgain: () => void;
  followAgain: () => void;
};

function tryAgain({ failure, current, isFollowed, hasFile, sendAgain, followAgain }: Standing): (() => void) | null {
  const code = failure instanceof AppError ? failure.code : (current?.error?.code ?? "");
  const isOfFile = code.startsWith("import/") && !passing.has(code);
  if (failure !== null && isFollowed && !isOfFile) return followAgain;
  return hasFile && !isOfFile ? sendAgain : null;
}

/** Failures that are not the file's fault. */
const passing = new Set(["import/stopped", "import/failed", "import/one-at-a-time"]);

export function isRunning({ state }: Pick<Import, "state">): boolean {
  return state === "reading" || state === "writing";
}
