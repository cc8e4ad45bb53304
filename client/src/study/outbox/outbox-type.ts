import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { CutOff } from "../../lib/requests/cut-off.ts";
import type { Appended, GivenEntry } from "../requests/study-api.ts";

export type OutboxState = {
  /** entries the server has not acknowledged */
  waiting: number;
  /** why the last attempt found no server; null when it found one, or there was none yet */
  cutOff: CutOff | null;
};

/** The entries that the server has not acknowledged yet. Each `on…` returns how to stop listening. */
export type Outbox = {
  /** the time for a next entry: ms since 1970 by the server's clock as well as this device knows it, and after its last entry */
  stamp(): number;
  /** what the server's clock says right now (ms since 1970), told by every reply that carries `now` */
  learnTime(serverNow: number): void;
  /**
   * Writes an entry down and begins to send it. Resolves when it is safe: kept on this device, or, where the browser refuses
   * storage, accepted by the server. Throws AppError when it is neither; it is in memory then, and goes on being sent.
   */
  add(entry: GivenEntry): Promise<void>;
  /** Sends all that waits; resolves when nothing does. Throws AppError when it has to wait: for a server, or for the student to sign in. */
  flush(): Promise<void>;
  /** the same object as long as nothing changes */
  state(): OutboxState;
  onState(listener: (state: OutboxState) => void): () => void;
  /** the server's answer to what was sent (which cards stand how now) */
  onAccepted(listener: (appended: Appended) => void): () => void;
  /** an entry that the server will never take (card deleted meanwhile, deck withdrawn): it has left the outbox */
  onRefused(listener: (entry: GivenEntry, failure: AppError) => void): () => void;
  /** an entry that another tab of this browser wrote down */
  onElsewhere(listener: (entry: GivenEntry) => void): () => void;
};

/** `start` sends what an earlier visit left, and whatever comes; it returns how to stop. */
export type StartableOutbox = Outbox & { start: () => () => void };

export type OutboxParts = {
  /** whose entries these are; no one else's are read or sent */
  uid: string;
  /** may throw, where the browser refuses storage */
  storage: () => Storage;
  /** what also outlives a browser that is killed */
  copies: Pick<DurableCopies, "keep" | "forget">;
  /** resolves when what a killed browser has lost of them is back in `storage`, with how many; never rejects */
  recovered: Promise<number>;
  /** throws AppError; one that is refused for one entry names it in `details.id`, and for its time the right one in `details.now` */
  send: (entries: readonly GivenEntry[]) => Promise<Appended>;
  /** this device's, in ms since 1970 */
  clock: () => number;
  /** hears `online`, `visibilitychange` and `storage`: the window */
  events: EventTarget;
  /** runs something after so many ms; returns how not to */
  later: (run: () => void, ms: number) => () => void;
  /** from 0 to 1 */
  random: () => number;
};
