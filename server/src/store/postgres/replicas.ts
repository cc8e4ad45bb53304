import { hourMs } from "@recollect/domain/time/units.ts";

import { addressesIn, shownAddress } from "../../process/settings/database-address.ts";
import type { LateReadOptions, LateReads, PostgresPlace, ReplicaState } from "../store.ts";
import type { Pool } from "./postgres-pool.ts";
import { waitForMark, writeMark } from "./replica-mark.ts";

/** After a replica could not be read, work that would wait no longer for it goes to the primary at once, for this long, in ms. */
const restMs = 30_000;

/** How long a replica is waited for when its state is asked, in ms. */
const lookWaitMs = 2_000;

/** For how long it is said that a replica broke off what was read, in ms. */
const brokenOffMs = hourMs;

type ReplicasDeps = { /** of the primary */ url: string; readUrl: string; /** to the primary */ pool: Pool };

export type Replicas = Pick<LateReads, "look"> & {
  /** As of `LateReads`. */
  at<T>(work: (place: PostgresPlace) => Promise<T>, options: LateReadOptions): Promise<T>;
  /** The address of a replica that has everything acknowledged until now; null if there is none. */
  current(waitMs: number): Promise<string | null>;
  /** What a replica failed to do was done on the primary. */
  failed(): void;
};

/** The replicas of a PostgreSQL database, in the order of their addresses: the first that can be read is read. */
export function createReplicas({ url, readUrl, pool }: ReplicasDeps): Replicas {
  const addresses = addressesIn(readUrl);
  const rests = new Map<string, { waitMs: number; untilMs: number }>();
  let failedAt = -Infinity;

  async function stateOf(address: string, waitMs: number): Promise<ReplicaState> {
    const name = addresses.length === 1 ? "The replica" : `Replica ${addresses.indexOf(address) + 1}`;
    const mark = await writeMark((text, values) => pool.ask(text, values, { isRead: false }));
    const found = await waitForMark(address, mark, waitMs);
    if ("behindMs" in found) {
      rests.delete(address);
      return { address: shownAddress(address), behindMs: Math.round(found.behindMs), problem: null };
    }
    rests.set(address, { waitMs, untilMs: performance.now() + restMs });
    const problem = `${name} at DATABASE_READ_URL ${found.reason}: dumps, exports and learning read the primary instead.`;
    return { address: shownAddress(address), behindMs: null, problem };
  }

  async function canBeRead(address: string, waitMs: number): Promise<boolean> {
    const rest = rests.get(address);
    if (rest && rest.waitMs >= waitMs && performance.now() < rest.untilMs) return false;
    try {
      return (await stateOf(address, waitMs)).problem === null;
    } catch {
      // The primary, which is asked for a mark, is away: the work itself finds that out.
      return false;
    }
  }

  async function current(waitMs: number): Promise<string | null> {
    for (const address of addresses) if (await canBeRead(address, waitMs)) return address;
    return null;
  }

  const failed = () => void (failedAt = performance.now());

  return {
    current,
    failed,
    async at(work, { waitMs }) {
      const address = await current(waitMs);
      if (address === null) return work({ kind: "postgres", url });
      try {
        return await work({ kind: "postgres", url: address, isReplica: true });
      } catch {
        const result = await work({ kind: "postgres", url });
        // Otherwise it was not the replica's fault.
        failed();
        return result;
      }
    },
    async look() {
      const states = await Promise.all(addresses.map((address) => stateOf(address, lookWaitMs)));
      if (performance.now() - failedAt > brokenOffMs) return states;
      const problem =
        "A replica at DATABASE_READ_URL broke off what was read within the last hour, and the primary was read instead: set hot_standby_feedback to on there, or max_standby_streaming_delay to more.";
      return states.map((state) => ({ ...state, problem: state.problem ?? problem }));
    },
  };
}
