import type { Log } from "../../../process/log/log.ts";
import type { Store } from "../../../store/store.ts";
import { decksOfImport, importsBefore, moveImport } from "./imports.store.ts";
import { isElsewhere } from "./process-id.ts";
import { sweepImports } from "./sweep-imports.ts";
import type { WrittenDeck } from "./write-deck.ts";

type RecoverImportsDeps = { store: Store; clock: () => number; folder: string; log: Log };

/**
 * At the start: an import that a stopped process left unfinished is reported as stopped; whole decks that it wrote are kept and listed, and
 * can be undone. Files that no import needs are removed.
 */
export async function recoverImports({ store, clock, folder, log }: RecoverImportsDeps): Promise<void> {
  const all = await importsBefore(store.read, Number.MAX_SAFE_INTEGER);
  for (const row of all) {
    if ((row.state !== "reading" && row.state !== "writing") || isElsewhere(row.place, store.kind)) continue;
    const counts = { added: 0, updated: 0, unchanged: 0, conflicts: [] };
    const writtenDecks = (await decksOfImport(store.read, row.id)).map(({ deckId, title, isNew }): WrittenDeck => ({
      id: deckId,
      title,
      isNew: isNew === 1,
      ...counts,
    }));
    const result = writtenDecks.length > 0 ? JSON.stringify(writtenDecks) : null;
    await store.write(({ db }) =>
      moveImport(db, row.id, row.state, { state: "failed", error: "import/stopped", result, bytes: 0, doneAt: clock() }),
    );
    log({
      level: "warn",
      message: "an import was stopped with the server",
      import: row.id,
      was: row.state,
      decksWritten: writtenDecks.length,
    });
  }
  await sweepImports({ store, clock, folder });
}
