import type { Store } from "../../../store/store.ts";
import { createThreadPool } from "../../../threads/thread-pool.ts";
import { merge, type MergeResult, type MergeWork } from "./merge-work.ts";

/** Decks of up to this many characters, both together, are merged in a few milliseconds. */
const longText = 128 * 1024;

/** How long a merge may take, in ms of CPU time: of the longest decks that a request can make, a few seconds. */
const deadlineMs = 20_000;

/** Merges short decks at once, and long ones in threads, one at a time for each student. */
export function createMerge({ onClose }: Pick<Store, "onClose">) {
  const module = new URL("./merge-thread.ts", import.meta.url);
  const pool = createThreadPool<MergeWork, MergeResult>({ module, tooLong: "api/service-unavailable" }, { deadlineMs });
  onClose(pool.close);
  return async function mergeFor<Kind extends MergeWork["kind"]>(
    uid: string,
    work: MergeWork & { kind: Kind },
  ): Promise<Extract<MergeResult, { kind: Kind }>> {
    const isShort = work.mine.cards.length + work.theirs.cards.length <= longText && work.base.byteLength <= longText / 4;
    return (isShort ? merge(work) : await pool.run(work, { sender: uid })) as Extract<MergeResult, { kind: Kind }>;
  };
}
