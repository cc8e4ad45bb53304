import { rm } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { PACKAGE } from "@recollect/domain/limits/limits.ts";
import { hourMs } from "@recollect/domain/time/units.ts";

import { storageUseOf } from "../../../media/storage.store.ts";
import type { Store } from "../../../store/store.ts";
import { IMPORT } from "../reading/untrusted/limits.ts";
import type { Room } from "../reading/untrusted/room.ts";
import { bytesOfAllImports, deleteWaitingImport, reserveSpace, waitingImportsBefore } from "./imports.store.ts";

type WaitingSpaceDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  folder: string;
  /** the storage limit of a student, in bytes */
  share: number;
  /** the limit of all students' imports together, in bytes */
  most?: number;
};

type WaitingImport = { id: string; uid: string };

/** When the space for all imports is used up, imports that nobody confirmed for this long are removed, in ms. */
const givesWayMs = hourMs;

/** The part of a student's free space that an import may unpack into: the rest is for decks and pictures that are saved while it is read. */
const partForReading = 0.9;

/** The space of imports until they are confirmed: it counts in the storage of the student, and is limited for all students together. */
export function createWaitingSpace({ store, clock, folder, share, most = PACKAGE.maxWaitingBytes }: WaitingSpaceDeps) {
  /**
   * Reserves bytes for an import that is being received or read. They are reserved before the sum is checked, so that two concurrent imports can't
   * both get the last space. Throws `storage/full`, `import/too-many-waiting`, and `import/not-found` if the student has cancelled it.
   */
  async function reserve({ id, uid }: WaitingImport, bytes: number): Promise<void> {
    if (!(await store.write(({ db }) => reserveSpace(db, { id, ownerId: uid, bytes }, share)))) throw new AppError("import/not-found");
    const over = (await bytesOfAllImports(store.read)) - most;
    if (over > 0 && !(await haveGivenWay(over))) throw new AppError("import/too-many-waiting");
  }

  /** Removes old waiting imports, the oldest first, until this many bytes are free; returns whether they are. */
  async function haveGivenWay(bytes: number): Promise<boolean> {
    let missing = bytes;
    for (const old of await waitingImportsBefore(store.read, clock() - givesWayMs)) {
      if (missing <= 0) break;
      if (!(await store.write(({ db }) => deleteWaitingImport(db, old.id)))) continue;
      await rm(join(folder, old.id), { recursive: true, force: true });
      missing -= old.bytes;
    }
    return missing <= 0;
  }

  return {
    reserve,

    /**
     * Reserves what an import may unpack: nearly as much as its student has left, up to the limits of one import and of all. Throws as `reserve` does.
     */
    async forReading({ id, uid }: WaitingImport, upload: { bytes: number }): Promise<Room> {
      await reserve({ id, uid }, upload.bytes);
      const { decks, media, imports } = await storageUseOf(store.read, uid);
      const spaceLeft = share - decks - media - imports + upload.bytes;
      const leftForAll = most - (await bytesOfAllImports(store.read)) + upload.bytes;
      const rooms: Room[] = [
        { bytes: Math.floor(spaceLeft * partForReading), refusal: "storage/full" },
        { bytes: leftForAll, refusal: "import/too-many-waiting" },
        { bytes: IMPORT.maxUnpackedBytes, refusal: "import/inflates-too-far" },
      ];
      const room = rooms.reduce((least, one) => (one.bytes < least.bytes ? one : least));
      await reserve({ id, uid }, Math.max(room.bytes, upload.bytes));
      return room;
    },
  };
}
