import { AppError } from "@recollect/domain/errors/app-error.ts";
import { describe, expect, test, vi } from "vitest";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { isAbort, onSessionOver, request } from "./http.ts";

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const failure = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(failure instanceof AppError)) throw new Error(`Expected an AppError, got ${String(failure)}`);
  return failure;
}

const deck = { uid: "mira", id: 5 };

function readMira(options: { signal?: AbortSignal } = {}): Promise<unknown> {
  return request("GET", "/api/users/:uid", { params: { uid: "mira" }, ...options });
}

function signIn(): Promise<unknown> {
  return request("POST", "/api/auth/sign-in/email", { body: { email: "mira@example.org", password: "correct horse" } });
}

describe("a reply", () => {
  test("returns its JSON", async () => {
    fakeServer({ "GET /api/users/mira": { uid: "mira" } });
    expect(await readMira()).toEqual({ uid: "mira" });
  });

  test("without content returns undefined", async () => {
    fakeServer({ "DELETE /api/users/mira/decks/5": undefined });
    expect(await request("DELETE", "/api/users/:uid/decks/:id", { params: deck })).toBeUndefined();
  });

  test("gets the request's JSON, with the given headers", async () => {
    const server = fakeServer({ "PUT /api/users/mira/decks/5/visibility": {} });
    await request("PUT", "/api/users/:uid/decks/:id/visibility", {
      params: deck,
      body: { visibility: "Private" },
      headers: { "if-match": '"3"' },
    });
    expect(server.requests[0]?.body).toEqual({ visibility: "Private" });
    expect(server.requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(server.requests[0]?.headers.get("if-match")).toBe('"3"');
  });
});

describe("a failure", () => {
  test("with a known code becomes that AppError, with our own message and the server's details", async () => {
    fakeServer({ "GET /api/notices": new AppError("deck/too-many-cards", { message: "Other words", details: { cards: 10_001 } }) });
    const failure = await failureOf(request("GET", "/api/notices"));
    expect(failure).toMatchObject({
      code: "deck/too-many-cards",
      message: "A deck can have at most 10,000 cards",
      details: { cards: 10_001 },
    });
  });

  test("with an unknown code keeps the server's message and its status", async () => {
    fakeServer({ "GET /api/notices": Response.json({ error: { code: "from/the-future", message: "Not on Sundays." } }, { status: 400 }) });
    expect(await failureOf(request("GET", "/api/notices"))).toMatchObject({
      code: "from/the-future",
      message: "Not on Sundays.",
      status: 400,
    });
  });

  test("without a code of ours keeps only the server's message", async () => {
    fakeServer({ "GET /api/notices": Response.json({ error: { code: "E42", message: "Not on Sundays." } }, { status: 400 }) });
    expect(await failureOf(request("GET", "/api/notices"))).toMatchObject({ code: "UNKNOWN_ERROR", message: "Not on Sundays." });
  });

  test.each([
    [401, "auth/required"],
    [403, "database/permission-denied"],
    [404, "request/unknown-route"],
    [413, "request/too-large"],
    [429, "api/rate-limit"],
    [500, "unknown"],
    [502, "api/service-unavailable"],
    [503, "api/service-unavailable"],
    [504, "api/service-unavailable"],
  ])("that is not the product's own (a proxy's page with status %d) is %s", async (status, code) => {
    fakeServer({ "GET /api/notices": new Response("<html>Oh no</html>", { status }) });
    expect(await failureOf(request("GET", "/api/notices"))).toMatchObject({ code, details: { status } });
  });

  test("of too many attempts to sign in is distinguished from too many requests", async () => {
    fakeServer({ "POST /api/auth/sign-in/email": new Response("slow down", { status: 429 }) });
    expect((await failureOf(signIn())).code).toBe("auth/too-many-requests");
  });

  test("to reach the server is a network error, of the sign-in or of the database", async () => {
    fakeServer({}).online(false);
    expect((await failureOf(signIn())).code).toBe("auth/network-request-failed");
    expect((await failureOf(readMira())).code).toBe("database/network-error");
  });

  test("in the middle of a reply is a network error", async () => {
    fakeServer({ "GET /api/users/mira": new Response('{"uid":"mi', { headers: { "content-type": "application/json" } }) });
    expect((await failureOf(readMira())).code).toBe("database/network-error");
  });

  test("that is our own cancellation stays an AbortError", async () => {
    fakeServer({ "GET /api/users/mira": () => later().reply });
    const abort = new AbortController();
    const reading = readMira({ signal: abort.signal });
    abort.abort();
    const failure: unknown = await reading.catch((reason: unknown) => reason);
    expect(isAbort(failure)).toBe(true);
  });
});

describe("the end of the session", () => {
  test("is reported for a 401 of any route", async () => {
    fakeServer({ "GET /api/users/mira": new AppError("auth/required") });
    const listener = vi.fn<() => void>();
    const stop = onSessionOver(listener);
    await failureOf(readMira());
    stop();
    await failureOf(readMira());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("is not reported for a wrong password", async () => {
    fakeServer({ "POST /api/auth/sign-in/email": new AppError("auth/invalid-credential") });
    const listener = vi.fn<() => void>();
    const stop = onSessionOver(listener);
    await failureOf(signIn());
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  test("is not reported for background requests, whose data stay on the device", async () => {
    fakeServer({ "POST /api/study/entries": new AppError("auth/required"), "GET /api/study/queue": new AppError("auth/required") });
    const listener = vi.fn<() => void>();
    const stop = onSessionOver(listener);
    await failureOf(request("POST", "/api/study/entries", { body: { entries: [] } }));
    expect(listener).not.toHaveBeenCalled();
    await failureOf(request("GET", "/api/study/queue"));
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["/api/practice/multiple-choice", 0, () => request("POST", "/api/practice/multiple-choice", { body: { deckId: 5 } })],
    ["/api/practice/open-ended", 0, () => request("POST", "/api/practice/open-ended", { body: { deckId: 5 } })],
    ["/api/practice/evaluations", 1, () => request("POST", "/api/practice/evaluations", { body: { deckId: 5, cardId: "a", answer: "b" } })],
    ["/api/practice/results", 1, () => request("POST", "/api/practice/results", { body: { deckId: 5, testId: "t" } })],
  ])("is not reported by the request for a practice test, which handles it itself: %s", async (path, times, ask) => {
    fakeServer({ [`POST ${path}`]: new AppError("auth/required") });
    const listener = vi.fn<() => void>();
    const stop = onSessionOver(listener);
    await failureOf(ask());
    stop();
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

describe("a missing reply", () => {
  const silent = () => new Promise<never>(() => {});

  test("to a read ends after half a minute with a network error", async () => {
    vi.useFakeTimers();
    fakeServer({ "GET /api/notices": silent });
    const failure = failureOf(request("GET", "/api/notices"));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: "database/network-error" });
  });

  test("to a change ends after the time that the server may take, and that a slow uplink needs for its size", async () => {
    vi.useFakeTimers();
    const server = fakeServer({ "PUT /api/study/time-zone": silent });
    void request("PUT", "/api/study/time-zone", { body: { timeZone: "d".repeat(1_600_000) } }).catch(() => null);
    await vi.advanceTimersByTimeAsync(174_000);
    expect(server.requests[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.requests[0]?.signal?.aborted).toBe(true);
  });

  test("that never completes ends too, after minutes", async () => {
    vi.useFakeTimers();
    const brokenReply = new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"uid":')) }));
    const json = vi.spyOn(brokenReply, "json");
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
      json.mockImplementation(
        () => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
      );
      return brokenReply;
    });
    const failure = failureOf(request("GET", "/api/notices"));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await failure).toMatchObject({ code: "database/network-error" });
  });

  test("leaves no timer when it has arrived, or was cancelled", async () => {
    vi.useFakeTimers();
    fakeServer({ "GET /api/notices": { uid: "mira" }, "GET /api/imports": silent });
    await request("GET", "/api/notices");
    const own = new AbortController();
    const reply = request("GET", "/api/imports", { signal: own.signal }).catch((reason: unknown) => reason);
    own.abort();
    expect(isAbort(await reply)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
