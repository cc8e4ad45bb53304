import { AppError } from "@recollect/domain/errors/failure.ts";
import { cardKeyOf, mostEntries } from "@recollect/domain/study/log/entry.ts";
import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { stampAfter } from "@recollect/domain/study/log/log.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import { listeners } from "../../lib/listeners.ts";
import { cutOffOf, type CutOff } from "../../lib/requests/cut-off.ts";
import { retryDelayMs } from "../../lib/requests/retry-delay.ts";
import type { EntryChannel, EntryNews } from "./entry-channel.ts";
import { entryStorage, withServerTime } from "./entry-storage.ts";
import type { EntryPlaces, WaitingEntry } from "./stored-entries.ts";
import type { Appended, NewEntry } from "../requests/study-api.ts";

export type OutboxState = {
  /** entries the server has not acknowledged */
  waiting: number;
  /** how many of them are in this tab alone, since the browser refuses to store them */
  unstored: number;
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
   * Stores an entry and starts sending it; `before` is explained at `WaitingEntry`. Resolves when it is safe: stored on this device or, where the browser refuses storage, accepted
   * by the server. Throws AppError when it is neither; it is then in memory and is still sent.
   */
  add(entry: NewEntry, before?: Progress): Promise<void>;
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
  places: EntryPlaces;
  /** between the tabs of this browser */
  channel: EntryChannel;
  /** resolves when what an older build left was carried over, or takes too long; never rejects */
  recovered: Promise<unknown>;
  /** whether this device keeps a copy of the student's progress, which does not have an entry before its next fill */
  isCopyKept: boolean;
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
export function createOutbox(deps: OutboxDeps): StartableOutbox {
  const { uid, places, channel, recovered, isCopyKept, send, clock, events, later, random } = deps;
  const waitingEntries = entryStorage({ uid, places, channel });
  const [stateListeners, acceptedListeners] = [listeners<[OutboxState]>(), listeners<[Appended]>()];
  const [refusedListeners, elsewhereListeners] = [listeners<[NewEntry, AppError]>(), listeners<[NewEntry]>()];
  let offsetMs = 0;
  /** while stopped nothing is sent, and nothing is lost */
  let isStopped = true;
  let running: Promise<void> | null = null;
  let stopWaiting: (() => void) | null = null;
  let failures = 0;
  /** how often in a row the database could not be read: it may have entries */
  let unreadTimes = 0;
  /** counts the entries that were added, since reading them takes a moment in which another one may come */
  let additions = 0;
  let mostAtOnce = mostEntries;
  /** cards whose entry failed for a temporary reason; entries of other cards are sent first */
  const postponedCards = new Set<string>();
  let lastTimed: string | null = null;
  let state: OutboxState = { waiting: waitingEntries.size(), unstored: 0, cutOff: null };

  function publishState(cutOff = state.cutOff): void {
    const [waiting, unstored] = [waitingEntries.size(), waitingEntries.unstored()];
    if (waiting === state.waiting && unstored === state.unstored && cutOff === state.cutOff) return;
    state = { waiting, unstored, cutOff };
    stateListeners.notify(state);
  }

  function learnTime(serverNow: number): void {
    const serverOffsetMs = serverNow - clock();
    // An older server may not send it.
    if (Number.isFinite(serverOffsetMs)) offsetMs = serverOffsetMs;
  }

  async function nextBatch(): Promise<WaitingEntry[]> {
    const all = await waitingEntries.all();
    const rest = all.filter(({ entry }) => !postponedCards.has(cardKeyOf(entry)));
    if (rest.length === 0) postponedCards.clear();
    return (rest.length === 0 ? all : rest).slice(0, mostAtOnce);
  }

  /** Sends all batches in turn. Throws the failure that makes it wait. */
  async function run(): Promise<void> {
    stopWaiting?.();
    stopWaiting = null;
    try {
      for (;;) {
        const additionsThen = additions;
        const batch = await nextBatch();
        if (batch.length === 0 && additions === additionsThen) break;
        if (batch.length === 0) continue;
        if (isStopped) throw new AppError("auth/required");
        await attempt(batch);
      }
      unreadTimes = waitingEntries.isWhole() ? 0 : unreadTimes + 1;
      if (unreadTimes > 0 && !isStopped) stopWaiting = later(sendQuietly, retryDelayMs(unreadTimes, random()));
    } catch (failure) {
      failures += 1;
      if (!isStopped) stopWaiting = later(sendQuietly, retryDelayMs(failures, random()));
      throw failure;
    } finally {
      running = null;
      publishState();
    }
  }

  async function attempt(batch: readonly WaitingEntry[]): Promise<void> {
    const entries = batch.map(({ entry }) => entry);
    const reply = await send(entries).catch((cause: unknown) => (cause instanceof AppError ? cause : new AppError(undefined, { cause })));
    if (!(reply instanceof AppError)) return accept(batch, reply);
    publishState(cutOffOf(reply));
    if (!(await isMended(entries, reply))) throw reply;
  }

  function accept(batch: readonly WaitingEntry[], appended: Appended): void {
    const accepted = new Set(isCopyKept ? appended.accepted : []);
    waitingEntries.drop(
      batch.map(({ entry }) => entry.id),
      batch.filter(({ entry }) => accepted.has(entry.id)),
    );
    learnTime(appended.now);
    failures = 0;
    mostAtOnce = mostEntries;
    lastTimed = null;
    acceptedListeners.notify(appended);
    publishState(null);
  }

  /** Whether another attempt makes sense now: the named entry was dropped or got the right time, or the next batch is smaller. */
  async function isMended(batch: readonly NewEntry[], failure: AppError): Promise<boolean> {
    const { id, now } = (failure.details ?? {}) as { id?: string; now?: number };
    const blamed = batch.find((entry) => entry.id === id);
    if (blamed && now !== undefined) return applyServerTime(blamed, now, failure);
    // The answer that it undoes may be in the database, which can't be read now: the server does not have that answer yet.
    if (blamed && failure.code === "study/nothing-to-undo" && !waitingEntries.isWhole()) {
      postponedCards.add(cardKeyOf(blamed));
      return false;
    }
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
  async function applyServerTime(blamed: NewEntry, now: number, failure: AppError): Promise<boolean> {
    learnTime(now);
    const mended = withServerTime(await waitingEntries.all(), { now, offsetMs });
    await waitingEntries.put(mended);
    const at = mended.find(({ entry }) => entry.id === blamed.id)?.entry.at ?? now;
    waitingEntries.setLastAt(mended.at(-1)?.entry.at ?? now);
    if (clockProblem(at, now)) return refuse(blamed, failure);
    const isFirstTime = lastTimed !== blamed.id;
    lastTimed = blamed.id;
    return isFirstTime;
  }

  function refuse(entry: NewEntry, failure: AppError): true {
    waitingEntries.drop([entry.id]);
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
    sendQuietly();
  }

  function followNews(news: EntryNews): void {
    const entry = waitingEntries.follow(news);
    if (entry) elsewhereListeners.notify(entry);
    publishState();
    // The other tab sends it; if that tab is closed first, this one does.
    if (entry && !running) stopWaiting ??= later(sendQuietly, retryDelayMs(Infinity, random()));
  }

  function onStorage(event: Event): void {
    const change = waitingEntries.followOldBuild(event as StorageEvent);
    if (!change) return;
    if (change.added) followNews({ kind: "added", entry: change.added });
    // A build of now removes what it has moved; what is left is in the database.
    void waitingEntries
      .carryOver()
      .then(() => waitingEntries.all())
      .then(() => publishState());
  }

  return {
    stamp() {
      const last = waitingEntries.lastAt();
      const at = stampAfter(last === null ? null : { at: last }, clock() + offsetMs);
      waitingEntries.setLastAt(at);
      return at;
    },
    learnTime,
    async add(entry, before) {
      additions += 1;
      const isStored = await waitingEntries.put([{ entry, offsetMs, ...(before && { before }) }]);
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
          if (waitingEntries.isWaiting(entry.id)) throw failure;
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
      const stopListening = channel.listen(followNews);
      wake();
      return () => {
        isStopped = true;
        stopWaiting?.();
        stopWaiting = null;
        stopListening();
        events.removeEventListener("online", wake);
        events.removeEventListener("visibilitychange", wake);
        events.removeEventListener("storage", onStorage);
      };
    },
  };
}
