import { waitFor } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** Replaces the browser's EventSource; the test plays the server. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error("No EventSource was opened");
    return last;
  }

  readonly url: string;
  isClosed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  /** the connection is open */
  open(): void {
    this.onopen?.();
  }

  /** one event of the stream, such as ("put", summary) */
  send(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** the events for missed changes, as at every stream's beginning */
  begin(): void {
    this.send("study", { entryId: null });
  }

  /** a sign of life, as every ten seconds */
  beat(): void {
    this.send("heartbeat", {});
  }

  /** the connection breaks, or is refused if it was never open */
  fail(): void {
    this.onerror?.();
  }
}

/** Replaces the browser's own for one test. */
export function useFakeEventSource(): typeof FakeEventSource {
  FakeEventSource.opened = [];
  vi.stubGlobal("EventSource", FakeEventSource);
  return FakeEventSource;
}

afterEach(() => {
  FakeEventSource.opened = [];
});

/** The stream, as soon as the page has opened it. */
export function theStream(): Promise<FakeEventSource> {
  return waitFor(() => FakeEventSource.last);
}

/** The stream with the list of decks: a page shows that it loads a moment before it requests them. */
export function theDecksStream(): Promise<FakeEventSource> {
  return waitFor(() => {
    const { last } = FakeEventSource;
    if (!last.url.includes("decks=1")) throw new Error("The stream brings no decks");
    return last;
  });
}
