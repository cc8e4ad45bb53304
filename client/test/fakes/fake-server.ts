import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, vi } from "vitest";

export type FakeRequest = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | undefined;
  /** whether it continues when the page is closed */
  outlivesPage: boolean;
};

/** A route's reply: a value becomes JSON, undefined 204, an AppError the wire's error, a Response itself. May be a function of the request. */
export type Reply = object | string | number | boolean | null | undefined;
type Route = Reply | ((request: FakeRequest) => Reply | Promise<Reply>);

export type FakeServer = {
  /** every request so far, in order */
  requests: FakeRequest[];
  /** the requests to one route, such as "PATCH /api/users/u1" */
  to: (route: string) => FakeRequest[];
  /** adds or replaces routes */
  on: (routes: Record<string, Route>) => void;
  /** until called with true again, every request fails as without a network */
  online: (isOnline: boolean) => void;
};

const surprises: string[] = [];

/** The test that an asynchronous operation belongs to, however much later it runs. */
const course = new AsyncLocalStorage<object>();

/** Runs a test so that its late requests, such as a retry after a second, are distinguished from those of a later one. */
export function asItsOwn(test: () => Promise<void>): Promise<void> {
  return course.run({}, test);
}

/** The requests of any deck's page; answered as for a deck without progress, unless a test gives other replies for its deck. */
const ofEveryDeck: readonly (readonly [RegExp, string])[] = [
  [/^GET \/api\/stars\/\d+$/, "any deck's stars"],
  [/^GET \/api\/study\/decks\/\d+\/cards$/, "any deck's standings"],
  [/^GET \/api\/visits\/\d+$/, "any deck's visit"],
  [/^GET \/api\/users\/[^/]+\/decks\/\d+\/following$/, "any copy's original"],
  [/^GET \/api\/users\/[^/]+\/following$/, "what any student follows"],
  [/^GET \/api\/users\/[^/]+\/decks\/\d+\/suggestions\/count$/, "any deck's suggestions"],
  [/^GET \/api\/users\/[^/]+\/search$/, "any search in the own decks"],
  [/^GET \/api\/worth\/\d+$/, "any deck's worth"],
  [/^GET \/api\/similar\/\d+$/, "decks like any deck"],
  [/^GET \/api\/users\/[^/]+\/decks\/\d+\/same$/, "decks like any deck"],
];

/** What is asked when the stream brings nothing for three seconds, which a slow machine may need to open a page: it stays unanswered. */
const withoutStream: readonly (readonly [RegExp, string])[] = [
  [/^GET \/api\/users\/[^/]+\/decks$/, "any list of decks"],
  [/^GET \/healthz$/, "the server's health"],
];

const unanswered = () => new Promise<never>(() => {});

const untouchedDeck: Record<string, Route> = {
  "any list of decks": unanswered,
  "the server's health": unanswered,
  "any deck's stars": { cards: [] },
  // Asked by the menu of an own deck.
  "any deck's suggestions": { count: 0 },
  "any search in the own decks": { decks: [], hasMore: false },
  "any deck's worth": { saved: 0, studying: 0, thanks: 0, isThanked: false, mayThank: true, correctedAt: null },
  "decks like any deck": [],
  // Asked under the answer of any card: no deck is in a group.
  "GET /api/questions": { decks: [] },
  // Asked under the answer of any own card: no deck follows another one.
  "what any student follows": { deckIds: [], allIds: [] },
  "any copy's original": { state: "none", original: null },
  "any copy's cards that its author removed": { left: [] },
  "any deck's visit": new AppError("deck/not-found"),
  "any deck's standings": { standings: {}, now: 0, changesAt: 86_400_000, today: 0, examDay: null },
  // Of the page that chooses a test, which is also where many tests end.
  "GET /api/practice/examiner": { examiner: "Built-in feedback", kind: "builtin" },
  "GET /api/practice/suggestions": { suggestions: [] },
  "GET /api/practice/tests": { tests: [], counts: { dueOrWeak: 0, starred: 0 } },
  "GET /api/practice/history": { tests: [], comparison: null },
  "GET /api/rounds": { mayHost: true, running: null },
};

/** Replaces `fetch`. Keys are "METHOD /path"; a request that no route expects fails the test. */
export function fakeServer(initial: Record<string, Route>): FakeServer {
  const routes = { ...untouchedDeck, ...initial };
  const requests: FakeRequest[] = [];
  let isOnline = true;
  const own = course.getStore();

  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const request: FakeRequest = {
      method: init.method ?? "GET",
      path: url.pathname,
      search: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? undefined,
      outlivesPage: init.keepalive === true,
    };
    requests.push(request);
    if (!isOnline) throw new TypeError("Failed to fetch");
    const asked = `${request.method} ${request.path}`;
    const name = asked in routes ? asked : ([...ofEveryDeck, ...withoutStream].find(([pattern]) => pattern.test(asked))?.[1] ?? asked);
    if (!(name in routes)) {
      if (course.getStore() === own) surprises.push(name);
      return Response.json({ error: { code: "request/unknown-route", message: `No route for ${name}` } }, { status: 404 });
    }
    return abortable(answer(routes[name], request), request.signal);
  });

  return {
    requests,
    to: (route) => requests.filter(({ method, path }) => `${method} ${path}` === route),
    on: (more) => void Object.assign(routes, more),
    online: (next) => void (isOnline = next),
  };
}

async function answer(route: Route, request: FakeRequest): Promise<Response> {
  const reply = await Promise.resolve(typeof route === "function" ? route(request) : route).catch((failure: unknown) => failure);
  if (reply instanceof Response) return reply.clone();
  if (reply instanceof AppError) {
    return Response.json({ error: { code: reply.code, message: reply.message, details: reply.details } }, { status: reply.status });
  }
  if (reply instanceof Error) throw reply;
  return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
}

function abortable(reply: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (!signal) return reply;
  return new Promise((resolve, reject) => {
    // An AbortError, or the TimeoutError of a signal with a time limit.
    const abort = () => reject(new DOMException("The request was aborted", (signal.reason as Error).name));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    reply.then(resolve, reject);
  });
}

/** A reply that the test gives when it wants to. */
export function later<T = unknown>(): { reply: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const reply = new Promise<T>((resolve) => (give = resolve));
  return { reply, give };
}

/** Without a fake server no request is answered, and none reaches the network. Requests are those of a page that is closed. */
export function answerNothing(): void {
  globalThis.fetch = (_input, init) => abortable(new Promise(() => {}), init?.signal ?? undefined);
}

/** For the end of each test: its server is gone. */
export function endFakeServer(): void {
  vi.unstubAllGlobals();
}

/** Fails a test with a request that no route expected. */
export function expectNoSurprises(): void {
  const unexpected = surprises.splice(0);
  expect(unexpected, "requests that no route of the fake server expects").toEqual([]);
}
