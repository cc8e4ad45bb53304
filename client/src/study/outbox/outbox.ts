import { AppError } from "@recollect/domain/errors/failure.ts";
import { cardKeyOf, mostEntries } from "@recollect/domain/study/log/entry.ts";
import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { stampAfter } from "@recollect/domain/study/log/log.ts";
import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import { cutOffOf, type CutOff } from "../../lib/requests/cut-off.ts";
import { retryDelayMs } from "../../lib/requests/retry-delay.ts";
import { entryStorage, withServerTime } from "./entry-storage.ts";
import type { Appended, NewEntry } from "../requests/study-api.ts";

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
  add(entry: NewEntry): Promise<void>;
  /** Sends everything that waits. Throws AppError when sending has to wait: for the server, or for the student to sign in. */
  flush(): Promise<void>;
  /** the same object as long as nothing changes */
  state(): OutboxState;
  onState(listener: (state: OutboxState) => void): () => void;
  /** the server's reply to a batch, with the new states of its cards */
  onAccepted(listener: (appended: Appended) => void): () => void;
  /** an entry that the server will never accept (card deleted, deck withdrawn): it has left the outbox */
  onRefused(listener: (entry: NewEntry, failure: AppError) => void): () => void;
  /** an entry that another tab of this browser wrote */
  onElsewhere(listener: (entry: NewEntry) => void): () => void;
};

/** `start` sends what an earlier visit left and all later entries; it returns the function that stops it. */
export type StartableOutbox = Outbox & { start: () => () => void };

export type OutboxDeps = {
  /** the student whose entries these are; others are neither read nor sent */
  uid: string;
  /** may throw, where the browser refuses storage */
  storage: () => Storage;
  /** also survives a killed browser */
  copies: Pick<DurableCopies, "keep" | "forget">;
  /** resolves when entries lost by a killed browser are back in `storage`, with their number; never rejects */
  recovered: Promise<number>;
  /** throws AppError; a refusal of one entry has its id in `details.id`, and if its time was wrong, the server's time in `details.now` */
  send: (entries: readonly NewEntry[]) => Promise<Appended>;
  /** this device's, in ms since 1970 */
  clock: () => number;
  /** emits `online`, `visibilitychange` and `storage`: the window */
  events: EventTarget;
  /** runs something after `ms`; returns the function that cancels it */
  later: (run: () => void, ms: number) => () => void;
  /** from 0 to 1 */
  random: () => number;
};

/** Statuses that blame the request: repeating it would be refused again. */
const faultsOfEntries = [400, 413, 422];
/** Statuses that blame the moment: repeating it later may succeed. */
const faultsOfTheMoment = [401, 429, 502, 503, 504];

/**
 * The entries that the server has not acknowledged yet, sent in order. Repeating is safe: the server counts each id once. One request at a
 * time; after a failure the next attempt waits, longer each time, unless the network or the student comes back. `start` sends what an
 * earlier visit left and returns the function that stops: after that nothing is sent, and nothing is lost.
 */
export function createOutbox({ uid, storage, copies, recovered, send, clock, events, later, random }: OutboxDeps): StartableOutbox {
  const waitingEntries = entryStorage(uid, storage, copies);
  const [stateListeners, acceptedListeners] = [listeners<[OutboxState]>(), listeners<[Appended]>()];
  const [refusedListeners, elsewhereListeners] = [listeners<[NewEntry, AppError]>(), listeners<[NewEntry]>()];
  let offsetMs = 0;
  /** while stopped nothing is sent, and nothing is lost */
  let isStopped = true;
  let running: Promise<void> | null = null;
  let stopWaiting: (() => void) | null = null;
  let failures = 0;
  let mostAtOnce = mostEntries;
  /** cards whose entry failed for a temporary reason; entries of other cards are sent first */
  const postponedCards = new Set<string>();
  let lastTimed: string | null = null;
  let state: OutboxState = { waiting: waitingEntries.size(), cutOff: null };

  function publishState(cutOff = state.cutOff): void {
    const waiting = waitingEntries.size();
    if (waiting === state.waiting && cutOff === state.cutOff) return;
    state = { waiting, cutOff };
    stateListeners.notify(state);
  }

  function learnTime(serverNow: number): void {
    const serverOffsetMs = serverNow - clock();
    // An older server may not send it.
    if (Number.isFinite(serverOffsetMs)) offsetMs = serverOffsetMs;
  }

  function nextBatch(): NewEntry[] {
    const all = waitingEntries.all().map(({ entry }) => entry);
    const rest = all.filter((entry) => !postponedCards.has(cardKeyOf(entry)));
    if (rest.length === 0) postponedCards.clear();
    return (rest.length === 0 ? all : rest).slice(0, mostAtOnce);
  }

  /** Sends all batches in turn. Throws the failure that makes it wait. */
  async function run(): Promise<void> {
    stopWaiting?.();
    stopWaiting = null;
    try {
      for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
        if (isStopped) throw new AppError("auth/required");
        // oxlint-disable-next-line no-await-in-loop -- one request at a time keeps the order
        await attempt(batch);
      }
    } catch (failure) {
      failures += 1;
      if (!isStopped) stopWaiting = later(sendQuietly, retryDelayMs(failures, random()));
      throw failure;
    } finally {
      running = null;
      publishState();
    }
  }

  async function attempt(batch: readonly NewEntry[]): Promise<void> {
    const reply = await send(batch).catch((cause: unknown) => (cause instanceof AppError ? cause : new AppError(undefined, { cause })));
    if (!(reply instanceof AppError)) return accept(batch, reply);
    publishState(cutOffOf(reply));
    if (!isMended(batch, reply)) throw reply;
  }

  function accept(batch: readonly NewEntry[], appended: Appended): void {
    for (const { id } of batch) waitingEntries.drop(id);
    learnTime(appended.now);
    failures = 0;
    mostAtOnce = mostEntries;
    lastTimed = null;
    acceptedListeners.notify(appended);
    publishState(null);
  }

  /** Whether another attempt makes sense now: the named entry was dropped or got the right time, or the next batch is smaller. */
  function isMended(batch: readonly NewEntry[], failure: AppError): boolean {
    const { id, now } = (failure.details ?? {}) as { id?: string; now?: number };
    const blamed = batch.find((entry) => entry.id === id);
    if (blamed && now !== undefined) return applyServerTime(blamed, now, failure);
    if (blamed) return refuse(blamed, failure);
    if (faultsOfTheMoment.includes(failure.status)) return false;
    const [only] = batch;
    if (batch.length > 1 || !only) {
      mostAtOnce = Math.ceil(batch.length / 2);
      return true;
    }
    if (faultsOfEntries.includes(failure.status)) return refuse(only, failure);
    postponedCards.add(cardKeyOf(only));
    return false;
  }

  /** The device's clock was wrong: all waiting entries get corrected times. One that is too old even then is refused. */
  function applyServerTime(blamed: NewEntry, now: number, failure: AppError): boolean {
    learnTime(now);
    const mended = withServerTime(waitingEntries.all(), { now, offsetMs });
    for (const waiting of mended) waitingEntries.put(waiting);
    const at = mended.find(({ entry }) => entry.id === blamed.id)?.entry.at ?? now;
    waitingEntries.setLastAt(mended.at(-1)?.entry.at ?? now);
    if (clockProblem(at, now)) return refuse(blamed, failure);
    const isFirstTime = lastTimed !== blamed.id;
    lastTimed = blamed.id;
    return isFirstTime;
  }

  function refuse(entry: NewEntry, failure: AppError): true {
    waitingEntries.drop(entry.id);
    refusedListeners.notify(entry, failure);
    publishState();
    return true;
  }

  function flush(): Promise<void> {
    return (running ??= recovered.then(run));
  }

  /** Callers do not wait for this. A failure is retried later, and `state` shows that entries wait. */
  function sendQuietly(): void {
    flush().catch(() => {});
  }

  function wake(): void {
    failures = 0;
    if (waitingEntries.size() > 0) sendQuietly();
  }

  function onStorage(event: Event): void {
    waitingEntries.noticeDrop(event as StorageEvent);
    const entry = waitingEntries.addedElsewhere(event as StorageEvent);
    if (entry) elsewhereListeners.notify(entry);
    publishState();
    // The other tab sends it; if that tab is closed first, this one does.
    if (entry && !running) stopWaiting ??= later(sendQuietly, retryDelayMs(Infinity, random()));
  }

  return {
    stamp() {
      const last = waitingEntries.lastAt();
      const at = stampAfter(last === null ? null : { at: last }, clock() + offsetMs);
      waitingEntries.setLastAt(at);
      return at;
    },
    learnTime,
    async add(entry) {
      const isStored = waitingEntries.put({ entry, offsetMs });
      publishState();
      if (isStored) {
        // After a failure the retry timer decides when to send.
        if (failures === 0) sendQuietly();
        return;
      }
      const refusals: AppError[] = [];
      const stopListening = refusedListeners.add(({ id }, failure) => {
        if (id === entry.id) refusals.push(failure);
      });
      await flush()
        .catch((failure: unknown) => {
          if (waitingEntries.all().some((waiting) => waiting.entry.id === entry.id)) throw failure;
        })
        .finally(stopListening);
      if (refusals[0]) throw refusals[0];
    },
    flush,
    state: () => state,
    onState: stateListeners.add,
    onAccepted: acceptedListeners.add,
    onRefused: refusedListeners.add,
    onElsewhere: elsewhereListeners.add,
    start() {
      isStopped = false;
      events.addEventListener("online", wake);
      events.addEventListener("visibilitychange", wake);
      events.addEventListener("storage", onStorage);
      wake();
      void recovered.then((count) => {
        if (count === 0) return;
        publishState();
        wake();
      });
      return () => {
        isStopped = true;
        stopWaiting?.();
        stopWaiting = null;
        events.removeEventListener("online", wake);
        events.removeEventListener("visibilitychange", wake);
        events.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** A set of listeners. */
function listeners<News extends unknown[]>() {
  const all = new Set<(...news: News) => void>();
  return {
    /** Returns the function that unsubscribes. */
    add(listener: (...news: News) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify(...news: News): void {
      for (const listener of all) listener(...news);
    },
  };
}
