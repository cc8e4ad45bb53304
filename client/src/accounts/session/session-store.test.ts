import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { request } from "../../lib/requests/http.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { signedInHint } from "./signed-in-hint.ts";

const mira = aUser();
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function started(): Promise<SessionStore> {
  const store = createSessionStore();
  stop = store.start();
  await settle();
  return store;
}

async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test("no one is known before the server has answered", () => {
  fakeServer(signedOut);
  expect(createSessionStore().get()).toEqual({ state: "unknown", problem: null });
});

test("without a session the visitor is a guest", async () => {
  fakeServer(signedOut);
  expect((await started()).get()).toEqual({ state: "guest" });
  expect(signedInHint.get()).toBe(false);
});

test("with a session the student is signed in, and the record follows", async () => {
  const record = later<object>();
  fakeServer({ ...signedInAs(mira), "GET /api/users/mira": () => record.reply });
  const store = await started();
  expect(store.get()).toEqual({ state: "signed-in", uid: "mira", email: mira.email, user: undefined, userProblem: null });
  record.give(mira);
  await settle();
  expect(store.get()).toMatchObject({ state: "signed-in", user: mira });
  expect(signedInHint.get()).toBe(true);
});

describe("a server that does not answer", () => {
  test("is asked three times, then the problem is told, and asking again can help", async () => {
    const server = fakeServer(signedOut);
    server.online(false);
    const store = await started();
    await settle(2000);
    expect(server.requests).toHaveLength(3);
    expect(store.get()).toMatchObject({ state: "unknown", problem: { code: "auth/network-request-failed" } });
    server.online(true);
    store.retry();
    await settle();
    expect(store.get()).toEqual({ state: "guest" });
  });

  test("a refusal is not asked again", async () => {
    const server = fakeServer({ "GET /api/auth/get-session": new AppError("api/rate-limit") });
    const store = await started();
    await settle(5000);
    expect(server.requests).toHaveLength(1);
    expect(store.get()).toMatchObject({ state: "unknown", problem: { code: "api/rate-limit" } });
  });

  test("a record that can't be read leaves the student signed in", async () => {
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira": new AppError("unknown") });
    const store = await started();
    await settle(2000);
    expect(store.get()).toMatchObject({ state: "signed-in", user: undefined, userProblem: { code: "unknown" } });
  });
});

describe("the session ends", () => {
  test("when any request is answered with 401", async () => {
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira/decks": new AppError("auth/required") });
    const store = await started();
    await request("GET", "/api/users/mira/decks").catch(() => {});
    expect(store.get()).toEqual({ state: "guest", ended: { uid: "mira", onPurpose: false } });
  });

  test("when the student logs out", async () => {
    const server = fakeServer({ ...signedInAs(mira), "POST /api/auth/sign-out": { success: true } });
    const store = await started();
    await store.logOut();
    expect(server.to("POST /api/auth/sign-out")).toHaveLength(1);
    expect(store.get()).toEqual({ state: "guest", ended: { uid: "mira", onPurpose: true } });
    expect(signedInHint.get()).toBe(false);
  });

  test("when the server says so, unless another session of the browser has begun", async () => {
    const server = fakeServer(signedInAs(mira));
    const store = await started();
    store.check();
    await settle();
    expect(store.get()).toMatchObject({ state: "signed-in", uid: "mira" });
    server.on(signedOut);
    store.check();
    await settle();
    expect(store.get()).toEqual({ state: "guest", ended: { uid: "mira", onPurpose: false } });
  });

  test("but not when the log-out did not reach the server", async () => {
    const server = fakeServer({ ...signedInAs(mira), "POST /api/auth/sign-out": { success: true } });
    const store = await started();
    server.online(false);
    await expect(store.logOut()).rejects.toMatchObject({ code: "auth/network-request-failed" });
    expect(store.get()).toMatchObject({ state: "signed-in" });
  });

  test("and a record that arrives afterwards is dropped", async () => {
    const record = later<object>();
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira": () => record.reply, "POST /api/auth/sign-out": {} });
    const store = await started();
    await store.logOut();
    record.give(mira);
    await settle();
    expect(store.get()).toEqual({ state: "guest", ended: { uid: "mira", onPurpose: true } });
  });
});

describe("a login", () => {
  const ada = aUser({ uid: "ada", username: "ada", email: "ada@example.org" });

  test("waits for no question that is under way, whose answer could bring an older cookie back", async () => {
    const server = fakeServer({ "GET /api/auth/get-session": () => later().reply });
    const store = await started();
    expect(store.get()).toEqual({ state: "unknown", problem: null });
    server.on(signedInAs(ada));
    await store.enter(async () => {
      expect(server.to("GET /api/auth/get-session").map(({ signal }) => signal?.aborted)).toEqual([true]);
      return { uid: "ada", email: ada.email };
    });
    await settle(5000);
    expect(store.get()).toMatchObject({ state: "signed-in", uid: "ada", user: ada });
  });

  test("that fails has the question asked again", async () => {
    const server = fakeServer({ "GET /api/auth/get-session": () => later().reply });
    const store = await started();
    server.on(signedOut);
    await expect(store.enter(() => Promise.reject(new AppError("auth/invalid-credential")))).rejects.toThrow();
    await settle();
    expect(store.get()).toEqual({ state: "guest" });
  });

  test("is not ended by the late refusal of what was asked in the session before", async () => {
    const refusal = later<object>();
    fakeServer({ ...signedInAs(mira), ...signedInAs(ada), ...signedOut, "GET /api/notices": () => refusal.reply });
    const store = await started();
    await store.enter(async () => ({ uid: "mira", email: mira.email })).catch(() => {});
    const asked = request("GET", "/api/notices").catch(() => {});
    await store.enter(async () => ({ uid: "ada", email: ada.email }));
    refusal.give(new AppError("auth/required"));
    await asked;
    expect(store.get()).toMatchObject({ state: "signed-in", uid: "ada" });
  });
});

describe("coming back to the page", () => {
  test("asks again after a minute, and finds another account", async () => {
    const ada = aUser({ uid: "ada", username: "ada", email: "ada@example.org" });
    const server = fakeServer(signedInAs(mira));
    const store = await started();
    server.on(signedInAs(ada));
    await settle(59_999);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(store.get()).toMatchObject({ uid: "mira" });
    await settle(1);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(store.get()).toMatchObject({ uid: "ada", user: ada });
  });

  test("without a network keeps what is known", async () => {
    const server = fakeServer(signedInAs(mira));
    const store = await started();
    server.online(false);
    await settle(60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle(5000);
    expect(store.get()).toMatchObject({ state: "signed-in", user: mira });
  });
});

test("a saved record is taken over, another student's is not", async () => {
  fakeServer(signedInAs(mira));
  const store = await started();
  store.updateUser({ ...mira, displayName: "Mira K." });
  expect(store.get()).toMatchObject({ user: { displayName: "Mira K." } });
  store.updateUser(aUser({ uid: "ada", displayName: "Ada" }));
  expect(store.get()).toMatchObject({ user: { displayName: "Mira K." } });
});
