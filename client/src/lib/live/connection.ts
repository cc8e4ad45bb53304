import { AppError } from "@recollect/domain/errors/failure.ts";
import { retryDelayMs } from "../requests/retry-delay.ts";
import { eventTypes, type LiveEvent, type LiveStatus } from "./events.ts";

type Listener = (event: MessageEvent<string>) => void;
/** The part of the browser's EventSource that is used. */
export type EventStream = Pick<EventSource, "close" | "onopen" | "onerror"> & { addEventListener(type: string, listener: Listener): void };

type ConnectionParts = {
  /** opens the stream */
  open: () => EventStream;
  /** requests the same address as a plain response; throws the AppError that says why the stream fails */
  probe: () => Promise<unknown>;
  /** the event that brings everything up to date after a break */
  first: LiveEvent["type"];
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: LiveStatus) => void;
  /** from 0 to 1, so that a thousand students do not reconnect in the same instant */
  random?: () => number;
};

export type Connection = {
  /** replaces the stream by a new one, which begins with everything that may have been missed */
  reconnect: () => void;
  close: () => void;
};

/** After this long in the background the connection may be dead without an error. */
export const distrustAfterHiddenMs = 30_000;

/**
 * Keeps an event stream open: it reconnects after every break, and the first event replaces the known state. An EventSource gives up for
 * good on an HTTP error and hides the reason, so the reconnecting is done here.
 */
export function openConnection(parts: ConnectionParts): Connection {
  const { random = Math.random } = parts;
  let stream: EventStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;
  let isLive = false;
  let hasFailed = false;
  let hiddenSince: number | null = null;

  function connect(): void {
    disconnect();
    if (isClosed) return;
    // A failure stays shown until the stream is live again; otherwise each attempt would flicker.
    if (!hasFailed) parts.onStatus({ state: "connecting" });
    const current = parts.open();
    let hasOpened = false;
    stream = current;
    current.onopen = () => {
      hasOpened = true;
    };
    current.onerror = () => {
      if (stream === current) void lost(hasOpened);
    };
    for (const type of eventTypes)
      current.addEventListener(type, ({ data }) => {
        if (stream !== current) return;
        parts.onEvent({ type, data: JSON.parse(data) });
        if (type === parts.first && !isLive) becomeLive();
      });
  }

  function becomeLive(): void {
    failures = 0;
    isLive = true;
    hasFailed = false;
    parts.onStatus({ state: "live" });
  }

  async function lost(hadOpened: boolean): Promise<void> {
    disconnect();
    failures += 1;
    if (hadOpened) parts.onStatus({ state: "connecting" });
    else await askWhy();
    if (isClosed || stream !== null) return;
    timer = setTimeout(connect, retryDelayMs(failures, random()));
  }

  async function askWhy(): Promise<void> {
    try {
      await parts.probe();
    } catch (failure) {
      if (isClosed || stream !== null) return;
      hasFailed = true;
      parts.onStatus({
        state: "failed",
        error: failure instanceof AppError ? failure : new AppError("deck/list-failed", { cause: failure }),
      });
    }
  }

  function disconnect(): void {
    clearTimeout(timer);
    stream?.close();
    stream = null;
    isLive = false;
  }

  function onVisibility(): void {
    if (document.visibilityState === "hidden") {
      hiddenSince = Date.now();
      return;
    }
    const hiddenMs = hiddenSince === null ? 0 : Date.now() - hiddenSince;
    hiddenSince = null;
    if (!isLive || hiddenMs >= distrustAfterHiddenMs) connect();
  }

  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("online", connect);
  connect();
  return {
    reconnect: connect,
    close() {
      isClosed = true;
      disconnect();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", connect);
    },
  };
}
