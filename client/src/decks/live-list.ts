import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { retryDelayMs } from "../lib/retry-delay.ts";

export type LiveStatus = { state: "connecting" } | { state: "live" } | { state: "failed"; error: AppError };

type Listener = (event: MessageEvent<string>) => void;
/** The part of the browser's EventSource that is needed. */
export type EventStream = Pick<EventSource, "close" | "onopen" | "onerror"> & { addEventListener(type: string, listener: Listener): void };

type LiveListParts = {
  /** opens the stream */
  open: () => EventStream;
  /** asks the same address for one plain answer; throws the AppError that says why the stream can't be had */
  probe: () => Promise<unknown>;
  onSnapshot: (decks: DeckSummary[]) => void;
  onPut: (deck: DeckSummary) => void;
  onRemove: (deckId: number) => void;
  /**
   * What is to be studied changed, by a batch of entries that begins with this one; null when nobody can say by what: the settings or an
   * exam's day changed, or something may have been missed, which every snapshot says.
   */
  onStudy?: (entryId: string | null) => void;
  onStatus: (status: LiveStatus) => void;
  /** from 0 to 1, so that a thousand students don't come back in the same instant */
  random?: () => number;
};

/** After this long out of sight the connection may be dead without having said so. */
export const distrustAfterHiddenMs = 30_000;

/**
 * Keeps a live list right: after every break it connects again and the snapshot that comes first replaces what was known.
 * An EventSource gives up for good when it meets an HTTP error, and says no reason, so the reconnecting is done here.
 * Returns how to stop.
 */
export function liveList(parts: LiveListParts): () => void {
  const { random = Math.random } = parts;
  let stream: EventStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isLive = false;
  let hasFailed = false;
  let hiddenSince: number | null = null;

  function connect(): void {
    disconnect();
    if (isStopped) return;
    // A failure stays said until the list is right again; each attempt would else blink through it.
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
    current.addEventListener("snapshot", ({ data }) => {
      if (stream !== current) return;
      failures = 0;
      isLive = true;
      hasFailed = false;
      parts.onSnapshot(JSON.parse(data) as DeckSummary[]);
      parts.onStatus({ state: "live" });
      parts.onStudy?.(null);
    });
    current.addEventListener("put", ({ data }) => stream === current && parts.onPut(JSON.parse(data) as DeckSummary));
    current.addEventListener("remove", ({ data }) => stream === current && parts.onRemove((JSON.parse(data) as { id: number }).id));
    current.addEventListener("study", ({ data }) => {
      if (stream === current) parts.onStudy?.((JSON.parse(data) as { entryId: string | null }).entryId);
    });
  }

  async function lost(hadOpened: boolean): Promise<void> {
    disconnect();
    failures += 1;
    if (hadOpened) parts.onStatus({ state: "connecting" });
    else await askWhy();
    if (isStopped || stream !== null) return;
    timer = setTimeout(connect, retryDelayMs(failures, random()));
  }

  async function askWhy(): Promise<void> {
    try {
      await parts.probe();
    } catch (failure) {
      if (isStopped || stream !== null) return;
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
  return () => {
    isStopped = true;
    disconnect();
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", connect);
  };
}
