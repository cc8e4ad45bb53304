import { AppError } from "@recollect/domain/errors/app-error.ts";

import { createFairQueue } from "../../http/limits/fair-queue.ts";
import { isCanceled } from "../../store/postgres/postgres-errors.ts";
import { openReader, type Reader } from "../../store/reading/reader.ts";
import type { Store } from "../../store/store.ts";
import { createLibraryAnswers, type AnswerOf, type LibraryQuestion } from "./library-answers.ts";

/** Connections of a process that only run searches of the Library, so that other requests never wait for them. */
const connections = 3;

/** Limit of the searches that wait in a process: a student's searches share one connection. */
const mostWaiting = 500;

/** Nearly every search takes a few ms, and the slowest one in a million decks takes a second. */
const usual = { statementMs: 8_000, idleMs: 5 * 60 * 1000, readsRowByRow: true };

type SearchesDeps = Pick<Store, "kind" | "place" | "onClose"> & {
  /** for a whole page */ pageMs?: number;
};

/**
 * Reads pages as JSON on a few separate connections. Each student uses one of them at a time, so neither many slow searches nor many
 * students who search keep the database from others. A search whose client disconnects is dropped or cancelled. Throws
 * `api/service-unavailable` if a page takes too long, and `request/too-many-at-once` if too many searches wait.
 */
export function searchesOnConnections({ kind, place, onClose, pageMs = usual.statementMs }: SearchesDeps) {
  const inTurn = createFairQueue({ atOnce: connections, eachAtOnce: 1, mostWaiting });
  const closing = new AbortController();
  let reader: Promise<Reader> | null = null;
  let answerOf: AnswerOf | null = null;
  onClose(async () => {
    closing.abort(new AppError("api/service-unavailable"));
    await (await reader)?.close();
  });

  async function jsonOf(question: LibraryQuestion, senderSignal: AbortSignal): Promise<string> {
    const late = AbortSignal.timeout(pageMs);
    const signal = AbortSignal.any([senderSignal, late, closing.signal]);
    signal.throwIfAborted();
    reader ??= openReader(place, { ...usual, connections });
    const { until } = await reader;
    answerOf ??= createLibraryAnswers({ read: until(closing.signal), kind });
    try {
      return JSON.stringify(await answerOf(question, until(signal)));
    } catch (cause) {
      closing.signal.throwIfAborted();
      throw late.aborted || (cause instanceof AppError && isCanceled(cause.cause))
        ? new AppError("api/service-unavailable", { cause })
        : cause;
    }
  }

  return (question: LibraryQuestion, uid: string, senderSignal: AbortSignal): Promise<string> =>
    inTurn(uid, () => jsonOf(question, senderSignal), senderSignal);
}
