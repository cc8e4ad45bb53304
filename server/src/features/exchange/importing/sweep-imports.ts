import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { PACKAGE } from "@recollect/domain/limits/limits.ts";

import { makeFolder } from "../../../process/settings/make-folder.ts";
import type { Store } from "../../../store/store.ts";
import { deleteImport, importsBefore, decksOfImport, moveImport } from "./imports.store.ts";
import type { Log } from "../../../process/log/log.ts";
import { isElsewhere } from "./process-id.ts";
import type { WrittenDeck } from "./write-deck.ts";

type SweepDeps = { store: Store; /** ms since 1970 */ clock: () => number; /** where files are during an import */ folder: string };

/** Imports in these states have files. */
const withFiles: ReadonlySet<string> = new Set(["reading", "ready", "writing"]);

/** Removes imports that are a day old, confirmed or not, and all files that no import needs: those of a deleted account too. */
export async function sweepImports({ store, clock, folder }: SweepDeps): Promise<void> {
  for (const { id } of await importsBefore(store.read, clock() - PACKAGE.undoMs)) await store.write(({ db }) => deleteImport(db, id));
  makeFolder(folder);
  // An import is in the database before its folder exists, so one that begins now is found below.
  const folders = await readdir(folder);
  const all = await importsBefore(store.read, Number.MAX_SAFE_INTEGER);
  const neededIds = new Set(all.filter(({ state }) => withFiles.has(state)).map(({ id }) => id));
  for (const id of folders) if (!neededIds.has(id)) await rm(join(folder, id), { recursive: true, force: true });
}

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
