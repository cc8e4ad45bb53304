import { MEDIA } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { MediaFiles } from "../../media/files/media-files.ts";
import { isFileNeeded } from "../../media/media.store.ts";
import type { Store } from "../../store/store.ts";
import { markUnused, removeUnused } from "../../media/unused-media.store.ts";

type SweepMediaDeps = { store: Store; files: MediaFiles; /** ms since 1970 */ clock: () => number };

/** A recently stored file may belong to an upload whose row is not written yet, in ms. */
const freshMs = dayMs;
const rowsAtOnce = 200;

/**
 * Removes pictures and sounds that were unused for 30 days: unused ones are marked with the time, and those still marked after it are
 * removed. First the row, then the file, if no other row needs it. Returns how many rows were removed.
 */
export async function sweepMedia({ store, files, clock }: SweepMediaDeps): Promise<number> {
  const now = clock();
  await store.write(({ db }) => markUnused(db, now));
  let removedCount = 0;
  for (;;) {
    const hashes = await store.write(({ db }) => removeUnused(db, now - MEDIA.graceMs, rowsAtOnce));
    for (const hash of new Set(hashes)) if (!(await isFileNeeded(store.read, hash))) await files.removeOlder(hash, now - freshMs);
    removedCount += hashes.length;
    if (hashes.length < rowsAtOnce) return removedCount;
  }
}
