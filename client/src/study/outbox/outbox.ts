import { AppError } from "@recollect/domain/errors/failure.ts";
import { cardKeyOf, mostEntries } from "@recollect/domain/study/log/entry.ts";
import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { stampAfter } from "@recollect/domain/study/log/log.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { retryDelayMs } from "../../lib/requests/retry-delay.ts";
import { entryStorage } from "./entry-storage.ts";
import { listeners } from "./listeners.ts";
import type { OutboxParts, OutboxState, StartableOutbox } from "./outbox-type.ts";
import { withServerTime } from "./with-server-time.ts";
import type { Appended, GivenEntry } from "../requests/study-api.ts";

export type { Outbox, OutboxState } from "./outbox-type.ts";

/** The statuses that are about what was sent: sent again, it would be refused again. */
const faultsOfEntries = [400, 413, 422];
/** Those that are about the moment: sent again later, it may be taken. */
const faultsOfTheMoment = [401, 429, 502, 503, 504];

/**
 * The entries that the server has not acknowledged yet, sent in order and repeated safely: each has an id, by which the server counts
 * it once. One request at a time; after a failure the next attempt waits, longer each time, unless the network or the student comes
 * back. `start` sends what an earlier visit left and returns how to stop: afterwards nothing is sent any more, and nothing is lost.
 */
export function createOutbox({ uid, storage, copies, recovered, send, clock, events, later, random }: OutboxParts): StartableOutbox {
  const stored = entryStorage(uid, storage, copies);
  const [stateTold, acceptedTold] = [listeners<[OutboxState]>(), listeners<[Appended]>()];
  const [refusedTold, elsewhereTold] = [listeners<[GivenEntry, AppError]>(), listeners<[GivenEntry]>()];
  let offsetMs = 0;
  /** nothing is sent then, and nothing is lost */
  let isStopped = true;
  let running: Promise<void> | null = null;
  let stopWaiting: (() => void) | null = null;
  let failures = 0;
  let mostAtOnce = mostEntries;
  /** cards whose entry failed all alone, though not by its own fault; the others go first */
  const aside = new Set<string>();
  let lastTimed: string | null = null;
  let state: OutboxState = { waiting: stored.size(), cutOff: null };

  function publishState(cutOff = state.cutOff): void {
    const waiting = stored.size();
    if (waiting === state.waiting && cutOff === state.cutOff) return;
    state = { waiting, cutOff };
    stateTold.tell(state);
  }

  function learnTime(serverNow: number): void {
    const wantedMs = serverNow - clock();
    // A server of another version may not tell.
    if (Number.isFinite(wantedMs)) offsetMs = wantedMs;
  }

  function nextBatch(): GivenEntry[] {
    const all = stored.all().map(({ entry }) => entry);
    const rest = all.filter((entry) => !aside.has(cardKeyOf(entry)));
    if (rest.length === 0) aside.clear();
    return (rest.length === 0 ? all : rest).slice(0, mostAtOnce);
  }

  /** All batches, one after the other. Throws the failure after which it is time to wait. */
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

  async function attempt(batch: readonly GivenEntry[]): Promise<void> {
    const reply = await send(batch).catch((cause: unknown) => (cause instanceof AppError ? cause : new AppError(undefined, { cause })));
    if (!(reply instanceof AppError)) return accepted(batch, reply);
    publishState(cutOffOf(reply));
    if (!isMended(batch, reply)) throw reply;
  }

  function accepted(batch: readonly GivenEntry[], appended: Appended): void {
    for (const { id } of batch) stored.drop(id);
    learnTime(appended.now);
    failures = 0;
    mostAtOnce = mostEntries;
    lastTimed = null;
    acceptedTold.tell(appended);
    publishState(null);
  }

  /** Whether another attempt makes sense at once: the entry that was named is gone or has the right time, or fewer are sent. */
  function isMended(batch: readonly GivenEntry[], failure: AppError): boolean {
    const { id, now } = (failure.details ?? {}) as { id?: string; now?: number };
    const named = batch.find((entry) => entry.id === id);
    if (named && now !== undefined) return tookServerTime(named, now, failure);
    if (named) return refuse(named, failure);
    if (faultsOfTheMoment.includes(failure.status)) return false;
    const [only] = batch;
    if (batch.length > 1 || !only) {
      mostAtOnce = Math.ceil(batch.length / 2);
      return true;
    }
    if (faultsOfEntries.includes(failure.status)) return refuse(only, failure);
    aside.add(cardKeyOf(only));
    return false;
  }

  /** The device's clock was wrong: all that waits gets right times. What is too old even then is refused. */
  function tookServerTime(named: GivenEntry, now: number, failure: AppError): boolean {
    learnTime(now);
    const mended = withServerTime(stored.all(), { now, offsetMs });
    for (const waiting of mended) stored.put(waiting);
    const at = mended.find(({ entry }) => entry.id === named.id)?.entry.at ?? now;
    stored.setLastAt(mended.at(-1)?.entry.at ?? now);
    if (clockProblem(at, now)) return refuse(named, failure);
    const isFirstTime = lastTimed !== named.id;
    lastTimed = named.id;
    return isFirstTime;
  }

  function refuse(entry: GivenEntry, failure: AppError): true {
    stored.drop(entry.id);
    refusedTold.tell(entry, failure);
    publishState();
    return true;
  }

  function flush(): Promise<void> {
    return (running ??= recovered.then(run));
  }

  /** No one waits for this. What fails is tried again later, and `state` says that it waits. */
  function sendQuietly(): void {
    flush().catch(() => {});
  }

  function wake(): void {
    failures = 0;
    if (stored.size() > 0) sendQuietly();
  }

  function onStorage(event: Event): void {
    stored.noticeDrop(event as StorageEvent);
    const entry = stored.newIn(event as StorageEvent);
    if (entry) elsewhereTold.tell(entry);
    publishState();
    // The other tab sends it; should it be closed before, this one does.
    if (entry && !running) stopWaiting ??= later(sendQuietly, retryDelayMs(Infinity, random()));
  }

  return {
    stamp() {
      const last = stored.lastAt();
      const at = stampAfter(last === null ? null : { at: last }, clock() + offsetMs);
      stored.setLastAt(at);
      return at;
    },
    learnTime,
    async add(entry) {
      const isStored = stored.put({ entry, offsetMs });
      publishState();
      if (isStored) {
        // After a failure the next attempt has its time.
        if (failures === 0) sendQuietly();
        return;
      }
      const refusals: AppError[] = [];
      const stopListening = refusedTold.add(({ id }, failure) => {
        if (id === entry.id) refusals.push(failure);
      });
      await flush()
        .catch((failure: unknown) => {
          if (stored.all().some((waiting) => waiting.entry.id === entry.id)) throw failure;
        })
        .finally(stopListening);
      if (refusals[0]) throw refusals[0];
    },
    flush,
    state: () => state,
    onState: stateTold.add,
    onAccepted: acceptedTold.add,
    onRefused: refusedTold.add,
    onElsewhere: elsewhereTold.add,
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
