import { AppError } from "@recollect/domain/errors/app-error.ts";

import { createFairTurns } from "../../http/limits/fair-turns.ts";
import { isCanceled } from "../../store/postgres/postgres-errors.ts";
import { openReader, type Reader } from "../../store/reading/reader.ts";
import type { Store } from "../../store/store.ts";
import { createLibraryPages, type PageAsked } from "./library-pages.ts";

/** Connections of a process on which only the Library is searched; the requests of all others never wait for them. */
const connections = 3;

/** A student's search stays on the connection that it has, so no more than that wait in the process. */
const mostWaiting = 500;

/** Nearly every search takes a few ms, and the slowest of a million decks a second. */
const usual = { statementMs: 8_000, idleMs: 5 * 60 * 1000 };

type Parts = Pick<Store, "kind" | "place" | "onClose"> & { /** ms since 1970 */ clock: () => number; statementMs?: number };

/**
 * Reads pages as JSON on a few connections of their own: each student has one of them at a time, so neither many slow searches nor many who send
 * them keep the database from others. Throws `api/service-unavailable` when a statement takes too long, or too many wait.
 */
export function searchesOnConnections({ kind, place, onClose, clock, statementMs = usual.statementMs }: Parts) {
  const inTurn = createFairTurns({ atOnce: connections, eachAtOnce: 1, mostWaiting });
  let reader: Promise<Reader> | null = null;
  let isClosed = false;
  let pageOf: ReturnType<typeof createLibraryPages> | null = null;
  onClose(async () => {
    isClosed = true;
    await (await reader)?.close();
  });

  async function jsonOf(asked: PageAsked): Promise<string> {
    if (isClosed) throw new AppError("api/service-unavailable");
    reader ??= openReader(place, { ...usual, connections, statementMs });
    const { db: read } = await reader;
    pageOf ??= createLibraryPages({ read, kind, clock });
    try {
      return JSON.stringify(await pageOf(asked));
    } catch (error) {
      throw error instanceof AppError && isCanceled(error.cause) ? new AppError("api/service-unavailable", { cause: error.cause }) : error;
    }
  }

  return (asked: PageAsked, uid: string): Promise<string> => inTurn(uid, () => jsonOf(asked));
}
