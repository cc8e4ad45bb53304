import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { PACKAGE } from "@recollect/domain/limits/limits.ts";

import { makeFolder } from "../../../process/settings/make-folder.ts";
import type { Store } from "../../../store/store.ts";
import { deleteImport, importsBefore } from "./imports.store.ts";

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
