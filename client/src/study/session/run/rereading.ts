import { retryDelayMs } from "../../../lib/requests/retry-delay.ts";
import type { Outbox } from "../../outbox/outbox.ts";
import type { StudyQueue } from "../../requests/study-api.ts";

/** Events come in bursts; this long after the first one the cards are read once for all of them. */
export const soonMs = 300;

type RereadingDeps = {
  outbox: Pick<Outbox, "flush">;
  read: () => Promise<StudyQueue>;
  /** the ids of what this session has written since the cards were last read */
  writtenIds: () => readonly string[];
  /** the student waits for cards that the server has */
  isUrgent: () => boolean;
  /** `known` are the ids of entries that the server had before it answered */
  onRead: (fresh: StudyQueue, writtenIds: ReadonlySet<string>) => void | Promise<void>;
  onFailure: (failure: unknown) => void;
};

/**
 * Reads the cards to study again, in the background: entries on this device are sent first, one read runs at a time, and it retries until
 * it succeeds.
 */
export function createRereading({ outbox, read, writtenIds, isUrgent, onRead, onFailure }: RereadingDeps) {
  let isReading = false;
  let isAskedAgain = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function ask(): Promise<void> {
    if (isStopped) return;
    if (isReading) {
      isAskedAgain = true;
      return;
    }
    isReading = true;
    forgetTimer();
    try {
      const idsThen = new Set(writtenIds());
      await outbox.flush();
      const fresh = await read();
      if (isStopped) return;
      failures = 0;
      await onRead(fresh, idsThen);
    } catch (failure) {
      if (isStopped) return;
      failures += 1;
      onFailure(failure);
    } finally {
      isReading = false;
    }
    goOn();
  }

  function goOn(): void {
    if (isStopped) return;
    if (isAskedAgain && failures === 0) void ask();
    else if (failures > 0 || isUrgent()) askIn(retryDelayMs(Math.max(1, failures), Math.random()));
    isAskedAgain = false;
  }

  function askIn(ms: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      void ask();
    }, ms);
  }

  function forgetTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  const onOnline = () => {
    if (failures > 0) void ask();
  };

  return {
    ask: () => void ask(),
    askSoon: () => askIn(soonMs),
    /** Returns the function that stops it. */
    start(): () => void {
      isStopped = false;
      window.addEventListener("online", onOnline);
      return () => {
        isStopped = true;
        forgetTimer();
        window.removeEventListener("online", onOnline);
      };
    },
  };
}
