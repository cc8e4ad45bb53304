import { vi } from "vitest";

type Listener = (event: { loaded: number; total: number }) => void;

/** One file that is being sent, with functions to answer it. */
export type FakeSending = {
  path: string;
  headers: Record<string, string>;
  body: Blob | null;
  isStopped: boolean;
  progress: (loaded: number, total: number) => void;
  answer: (status: number, body: unknown) => void;
  fail: () => void;
};

/** Replaces `XMLHttpRequest`; requests wait until the test answers them. */
export function fakeSendings(): FakeSending[] {
  const sendings: FakeSending[] = [];
  class FakeRequest {
    status = 0;
    response: unknown = null;
    responseType = "";
    #listeners = new Map<string, Listener[]>();
    #progress: Listener[] = [];
    #sending: FakeSending;
    upload = { addEventListener: (_name: string, listener: Listener) => this.#progress.push(listener) };
    constructor() {
      this.#sending = {
        path: "",
        headers: {},
        body: null,
        isStopped: false,
        progress: (loaded, total) => this.#progress.forEach((listener) => listener({ loaded, total })),
        answer: (status, body) => {
          this.status = status;
          this.response = body;
          this.#notify("load");
        },
        fail: () => this.#notify("error"),
      };
    }
    open(_method: string, path: string) {
      this.#sending.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.#sending.headers[name] = value;
    }
    addEventListener(name: string, listener: Listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    }
    send(body: Blob) {
      this.#sending.body = body;
      sendings.push(this.#sending);
    }
    abort() {
      this.#sending.isStopped = true;
      this.#notify("abort");
    }
    #notify(name: string) {
      for (const end of [name, "loadend"]) for (const tell of this.#listeners.get(end) ?? []) tell({ loaded: 0, total: 0 });
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return sendings;
}
