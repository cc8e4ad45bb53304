import { AppError } from "@recollect/domain/errors/failure.ts";
import { retryDelayMs } from "../requests/retry-delay.ts";
import { eventTypes, heartbeat, type LiveEvent, type LiveStatus } from "./events.ts";
import { onVisible } from "./on-visible.ts";
import { createRepeatedReading } from "./repeated-reading.ts";

type Listener = (event: MessageEvent<string>) => void;
/** The part of the browser's EventSource that is used. */
export type EventStream = Pick<EventSource, "close" | "onopen" | "onerror"> & { addEventListener(type: string, listener: Listener): void };

type ConnectionDeps = {
  /** opens the stream */
  open: () => EventStream;
  /** requests the same address as a plain response; throws the AppError that says why the stream fails */
  probe: () => Promise<unknown>;
  /** reads over plain requests what the stream begins with, as events; throws the AppError that says why not */
  readInstead: () => Promise<readonly LiveEvent[]>;
  /** the event that brings everything up to date after a break */
  first: LiveEvent["type"];
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: LiveStatus) => void;
  /** whether it is known already that no events come through: then the state is read at once */
  isHeldBack?: boolean;
  /** from 0 to 1, so that a thousand students do not reconnect in the same instant */
  random?: () => number;
};

export type Connection = {
  /** replaces the stream by a new one, which begins with everything that may have been missed */
  reconnect: () => void;
  /** reads once more if the stream does not come through, because a screen needs the state as it is now */
  refresh: () => void;
  close: () => void;
};

/** After this long in the background the connection may be dead without an error. */
export const distrustAfterHiddenMs = 30_000;

/** Without a first event for this long, something on the way (a proxy that buffers, a filter) may keep the stream back. */
export const firstEventWithinMs = 3000;

/** What a proxy has buffered comes all at once when it ends the stream: a late stream is live when it is still open after this time. */
export const settledAfterMs = 1000;

/**
 * The server sends a heartbeat every ten seconds. A stream that began and then brings nothing for this long is dead without an error: its process hangs,
 * or the network is gone.
 */
export const silentMs = 25_000;

/** All streams of a process that hangs fall silent at once, so each browser waits for up to this many ms more. */
export const spreadMs = 2000;

/**
 * Keeps an event stream open: it reconnects after every break, and the first event replaces the known state. An EventSource gives up for
 * good on an HTTP error and hides the reason, so the reconnecting is done here. While no event comes, plain requests read the state.
 */
export function openConnection(deps: ConnectionDeps): Connection {
  const { random = Math.random } = deps;
  let stream: EventStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = 0;
  let failures = 0;
  let isClosed = false;
  let isLive = false;
  let hasFailed = false;

  const reading = createRepeatedReading({
    read: deps.readInstead,
    onRead(events) {
      for (const event of events) deps.onEvent(event);
      if (isLive) return;
      hasFailed = false;
      deps.onStatus({ state: "polling" });
    },
    onFailure(failure) {
      if (isLive) connect();
      else fail(failure);
    },
  });

  function connect(): void {
    disconnect();
    if (isClosed) return;
    lateTimer ??= setTimeout(reading.start, firstEventWithinMs);
    // A failure stays shown until the stream is live again; otherwise each attempt would flicker.
    if (!hasFailed && !reading.isOn()) deps.onStatus({ state: "connecting" });
    const current = deps.open();
    openedAt = Date.now();
    let hasOpened = false;
    stream = current;
    current.onopen = () => {
      hasOpened = true;
    };
    current.onerror = () => {
      if (stream === current) void retryLater(hasOpened);
    };
    for (const type of [...eventTypes, heartbeat] as const)
      current.addEventListener(type, ({ data }) => {
        if (stream !== current) return;
        clearTimeout(silenceTimer);
        silenceTimer = setTimeout(onSilence, silentMs + spreadMs * random());
        if (type !== heartbeat) take({ type, data: JSON.parse(data) });
      });
  }

  /** While plain requests read the state, events that come late are older than that; the end of the session is passed on at once. */
  function take(event: LiveEvent): void {
    const isLate = !isLive && reading.isOn() && Date.now() - openedAt >= firstEventWithinMs;
    if (!isLate || event.type === "session") deps.onEvent(event);
    if (event.type !== deps.first || isLive) return;
    if (isLate) settleTimer ??= setTimeout(becomeLiveLate, settledAfterMs);
    else becomeLive();
  }

  function becomeLive(): void {
    reading.stop();
    clearTimeout(lateTimer);
    lateTimer = undefined;
    failures = 0;
    isLive = true;
    hasFailed = false;
    deps.onStatus({ state: "live" });
  }

  function becomeLiveLate(): void {
    becomeLive();
    reading.once();
  }

  const onSilence = () => void retryLater(true);

  async function retryLater(hadOpened: boolean): Promise<void> {
    disconnect();
    failures += 1;
    if (!hadOpened) await askWhy();
    else if (!reading.isOn()) deps.onStatus({ state: "connecting" });
    if (isClosed || stream !== null) return;
    timer = setTimeout(connect, retryDelayMs(failures, random()));
  }

  async function askWhy(): Promise<void> {
    try {
      await deps.probe();
    } catch (failure) {
      if (!isClosed && stream === null && !reading.isHelping()) fail(failure);
    }
  }

  function fail(failure: unknown): void {
    hasFailed = true;
    deps.onStatus({
      state: "failed",
      error: failure instanceof AppError ? failure : new AppError("deck/list-failed", { cause: failure }),
    });
  }

  function disconnect(): void {
    clearTimeout(timer);
    clearTimeout(settleTimer);
    clearTimeout(silenceTimer);
    settleTimer = undefined;
    stream?.close();
    stream = null;
    isLive = false;
  }

  function reconnect(): void {
    connect();
    reading.now();
  }

  const stopLooking = onVisible((hiddenMs) => {
    if (!isLive || hiddenMs >= distrustAfterHiddenMs) reconnect();
  });
  window.addEventListener("online", reconnect);
  if (deps.isHeldBack) reading.start();
  connect();
  return {
    reconnect,
    refresh: reading.now,
    close() {
      isClosed = true;
      disconnect();
      clearTimeout(lateTimer);
      reading.stop();
      stopLooking();
      window.removeEventListener("online", reconnect);
    },
  };
}
