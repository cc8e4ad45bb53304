import { MEDIA } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { MediaFiles } from "../../media/files/media-files.ts";
import { isFileNeeded } from "../../media/media.store.ts";
import type { Store } from "../../store/store.ts";
import { markUnused, removeUnused } from "./unused-media.store.ts";

type Parts = { store: Store; files: MediaFiles; /** ms since 1970 */ clock: () => number };

/** A file that was put so recently may belong to an upload whose row is still on its way, in ms. */
const freshMs = dayMs;
const rowsAtOnce = 200;

/**
 * Removes pictures and sounds that nothing has used for 30 days: what is unused is marked with the time, and what is still marked when that is over
 * goes. First the row, then the file, when no other row needs it. Returns how many rows went.
 */
export async function sweepMedia({ store, files, clock }: Parts): Promise<number> {
  const now = clock();
  await store.write(({ db }) => markUnused(db, now));
  let removed = 0;
  for (;;) {
    const hashes = await store.write(({ db }) => removeUnused(db, now - MEDIA.graceMs, rowsAtOnce));
    for (const hash of new Set(hashes)) if (!(await isFileNeeded(store.read, hash))) await files.removeOlder(hash, now - freshMs);
    removed += hashes.length;
    if (hashes.length < rowsAtOnce) return removed;
  }
}
