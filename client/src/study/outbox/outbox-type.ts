import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { CutOff } from "../../lib/requests/cut-off.ts";
import type { Appended, GivenEntry } from "../requests/study-api.ts";

export type OutboxState = {
  /** entries the server has not acknowledged */
  waiting: number;
  /** why the last attempt failed to reach the server; null when it succeeded, or before the first */
  cutOff: CutOff | null;
};

/** The entries that the server has not acknowledged yet. Each `on…` returns the function that unsubscribes. */
export type Outbox = {
  /** the time for the next entry: ms since 1970 by the server's clock, as far as this device knows it, and later than its last entry */
  stamp(): number;
  /** corrects the clock by the server's time (ms since 1970), which every reply carries as `now` */
  learnTime(serverNow: number): void;
  /**
   * Stores an entry and starts sending it. Resolves when it is safe: stored on this device or, where the browser refuses storage, accepted
   * by the server. Throws AppError when it is neither; it is then in memory and is still sent.
   */
  add(entry: GivenEntry): Promise<void>;
  /** Sends everything that waits. Throws AppError when sending has to wait: for the server, or for the student to sign in. */
  flush(): Promise<void>;
  /** the same object as long as nothing changes */
  state(): OutboxState;
  onState(listener: (state: OutboxState) => void): () => void;
  /** the server's reply to a batch, with the new states of its cards */
  onAccepted(listener: (appended: Appended) => void): () => void;
  /** an entry that the server will never accept (card deleted, deck withdrawn): it has left the outbox */
  onRefused(listener: (entry: GivenEntry, failure: AppError) => void): () => void;
  /** an entry that another tab of this browser wrote */
  onElsewhere(listener: (entry: GivenEntry) => void): () => void;
};

/** `start` sends what an earlier visit left and all later entries; it returns the function that stops it. */
export type StartableOutbox = Outbox & { start: () => () => void };

export type OutboxParts = {
  /** the student whose entries these are; others are neither read nor sent */
  uid: string;
  /** may throw, where the browser refuses storage */
  storage: () => Storage;
  /** also survives a killed browser */
  copies: Pick<DurableCopies, "keep" | "forget">;
  /** resolves when entries lost by a killed browser are back in `storage`, with their number; never rejects */
  recovered: Promise<number>;
  /** throws AppError; a refusal of one entry has its id in `details.id`, and if its time was wrong, the server's time in `details.now` */
  send: (entries: readonly GivenEntry[]) => Promise<Appended>;
  /** this device's, in ms since 1970 */
  clock: () => number;
  /** emits `online`, `visibilitychange` and `storage`: the window */
  events: EventTarget;
  /** runs something after `ms`; returns the function that cancels it */
  later: (run: () => void, ms: number) => () => void;
  /** from 0 to 1 */
  random: () => number;
};
