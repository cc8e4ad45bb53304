import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { retryDelayMs } from "../lib/requests/retry-delay.ts";
import { readEvents } from "./read-events.ts";

export type RoundSource<View> = {
  openStream: (signal: AbortSignal) => Promise<Response>;
  read: (signal: AbortSignal) => Promise<View>;
};

export type RoundListener<View> = {
  onView: (view: View) => void;
  /** the round, or the player in it, is not there any more: nothing more comes */
  onGone: () => void;
  /** why nothing comes at the moment; null once something does again */
  onTrouble: (message: string | null) => void;
};

/** Without an event for so long, something on the way holds the stream back, and plain requests read the round. */
export const quietMs = 3000;
const pollEveryMs = 2000;

/** The server sends something every 15 seconds; after this long without it, the connection is dead. */
const deadAfterMs = 40_000;

/**
 * Follows a round until the returned function is called: by its stream, which is opened again whenever it ends, and by plain requests while no event comes. The
 * first event of every stream is the whole state, so that nothing is missed.
 */
export function followRound<View>({ openStream, read }: RoundSource<View>, listener: RoundListener<View>): () => void {
  let isOver = false;
  let failures = 0;
  let connection = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let lastByteAt = 0;

  function stop(): void {
    isOver = true;
    connection.abort();
    clearTimeout(timer);
    clearTimeout(quietTimer);
    document.removeEventListener("visibilitychange", lookAgain);
    clearInterval(watchdog);
  }

  function take(view: View): void {
    if (isOver) return;
    listener.onTrouble(null);
    listener.onView(view);
  }

  /** Returns whether there is any use in asking again. */
  function fail(failure: unknown): boolean {
    if (isOver) return false;
    if (failure instanceof AppError && failure.status === 404) {
      stop();
      listener.onGone();
      return false;
    }
    listener.onTrouble(messageFor(failure));
    return true;
  }

  async function connect(): Promise<void> {
    clearTimeout(timer);
    connection.abort();
    connection = new AbortController();
    const { signal } = connection;
    lastByteAt = Date.now();
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => void poll(signal), quietMs);
    try {
      await readEvents(
        await openStream(signal),
        ({ type, data }) => {
          clearTimeout(quietTimer);
          failures = 0;
          if (type === "round") take(JSON.parse(data) as View);
          if (type !== "gone" || isOver) return;
          stop();
          listener.onGone();
        },
        () => void (lastByteAt = Date.now()),
      );
    } catch (failure) {
      if (signal.aborted || !fail(failure)) return;
    }
    if (isOver || signal.aborted) return;
    failures += 1;
    timer = setTimeout(() => void connect(), retryDelayMs(failures, Math.random()));
  }

  async function poll(signal: AbortSignal): Promise<void> {
    try {
      take(await read(signal));
    } catch (failure) {
      if (signal.aborted || !fail(failure)) return;
    }
    if (!isOver && !signal.aborted) quietTimer = setTimeout(() => void poll(signal), pollEveryMs);
  }

  function isDead(): boolean {
    return Date.now() - lastByteAt > deadAfterMs;
  }

  /** A phone that was asleep may have lost its connection without noticing. */
  function lookAgain(): void {
    if (document.visibilityState === "visible" && isDead()) void connect();
  }

  const watchdog = setInterval(lookAgain, deadAfterMs / 4);
  document.addEventListener("visibilitychange", lookAgain);
  void connect();
  return stop;
}
