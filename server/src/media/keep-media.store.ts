import { randomBytes } from "node:crypto";

import { MEDIA_ID_BYTES } from "@recollect/domain/media/media.ts";

import { lockStudent } from "../access/lock-student.store.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { MediaFiles } from "./files/media-files.ts";
import { noteOrigin } from "./imported-media.ts";
import { findOwnMedia, insertMedia, isFileNeeded, keepFromSweep, type MediaRow } from "./media.store.ts";
import type { ReadFile } from "./reading/read-file.ts";
import { makeRoom, refuseWhenFull } from "./storage.store.ts";

type KeepMediaDeps = {
  store: Store;
  files: MediaFiles;
  /** ms since 1970 */ clock: () => number;
  /** the storage limit of a student, in bytes */ share: number;
};

export type KeepMedia = ReturnType<typeof createKeepMedia>;

/** Stores a cleaned file for its student. The same file of the same student is stored once, under the same name. */
export function createKeepMedia({ store, files, clock, share }: KeepMediaDeps) {
  /**
   * `path` is the cleaned file; `importId` the import that it comes with, null for an upload. Throws `storage/full`,
   * `media/store-unreachable`, `profile/user-not-found`.
   */
  return async function keepMedia(ownerId: string, file: ReadFile, path: string, importId: string | null = null): Promise<MediaRow> {
    const before = await findOwnMedia(store.read, ownerId, file.hash);
    if (!before) await refuseWhenFull(store.read, ownerId, { addedBytes: file.bytes, share });
    // The file first: a row without a file would be a broken picture.
    await files.put(file.hash, path);
    try {
      return await store.write((tx) => keptRow(tx, ownerId, file, importId));
    } catch (error) {
      if (!(await isFileNeeded(store.read, file.hash))) await files.removeOlder(file.hash, Number.POSITIVE_INFINITY);
      throw error;
    }
  };

  async function keptRow({ db }: Transaction, ownerId: string, { hash, ...facts }: ReadFile, importId: string | null): Promise<MediaRow> {
    await lockStudent(db, ownerId);
    const earlier = await findOwnMedia(db, ownerId, hash);
    if (earlier) {
      await keepFromSweep(db, earlier.id);
      await noteOrigin(db, earlier.id, { importId, isNew: false });
      return { ...earlier, unusedSince: null };
    }
    await makeRoom(db, ownerId, { addedBytes: facts.bytes, share });
    const id = randomBytes(MEDIA_ID_BYTES).toString("base64url");
    const row: MediaRow = { id, ownerId, hash, ...facts, createdAt: clock(), unusedSince: null };
    await insertMedia(db, row);
    await noteOrigin(db, id, { importId, isNew: true });
    return row;
  }
}
