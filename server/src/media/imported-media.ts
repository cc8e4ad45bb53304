import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import type { MediaFiles } from "./files/media-files.ts";
import { addImportedMedium, deleteImportedMedium, isImportedMedium } from "./imported-media.store.ts";
import { isFileNeeded } from "./media.store.ts";
import { removeUnusedOfImport } from "./unused-media.store.ts";

/**
 * Notes which media came with imports alone. One that an import brings again belongs to both imports; one that the student uploads by hand
 * belongs to none. `importId` is null for an upload, and `isNew` says whether the student had no such file.
 */
export async function noteOrigin(db: Db, mediaId: string, { importId, isNew }: { importId: string | null; isNew: boolean }): Promise<void> {
  if (importId === null) {
    if (!isNew) await deleteImportedMedium(db, mediaId);
  } else if (isNew || (await isImportedMedium(db, mediaId))) await addImportedMedium(db, { importId, mediaId });
}

/** Removes the media of an import that no deck and no version uses: first the rows, then the files that no other row needs. */
export function createRemoveImportedMedia({ store, files }: { store: Store; files: MediaFiles }) {
  return async (importId: string): Promise<void> => {
    const hashes = await store.write(({ db }) => removeUnusedOfImport(db, importId));
    for (const hash of new Set(hashes))
      if (!(await isFileNeeded(store.read, hash))) await files.removeOlder(hash, Number.POSITIVE_INFINITY);
  };
}
