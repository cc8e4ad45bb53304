import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionStores, settle } from "../../../test/a-session-store.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { deviceReplies } from "../../device/device-replies.ts";
import { answerFromDevice } from "../../lib/requests/device-replies.ts";
import { forgetAllCopies, patienceMs } from "../../lib/requests/shown-copies.ts";
import { request } from "../../lib/requests/http.ts";
import { toast, toasts } from "../../ui/toast/toast.ts";
import { logOut } from "./log-out.ts";
import { createSessionStore } from "./session-store.ts";
import { signedInHint } from "./signed-in-hint.ts";

const mira = aUser();
const { started, stop } = sessionStores();

test("the viewer is unknown until the server has answered", () => {
  fakeServer(signedOut);
  expect(createSessionStore().get()).toEqual({ state: "unknown", problem: null });
});

test("without a session the visitor is a guest", async () => {
  fakeServer(signedOut);
  expect((await started()).get()).toEqual({ state: "guest" });
  expect(signedInHint.get()).toBe(false);
});

test("with a session the student is signed in, and the record is loaded", async () => {
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
  test("is requested three times, then the error is shown, and the student can retry", async () => {
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

  test("a refusal is not retried", async () => {
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

describe("a slow server whose session this device has already", () => {
  const ada = { uid: "ada", email: "ada@example.org", sessionId: "s1" };

  /** Shown from the device after three seconds; then the server says this. */
  async function startedFromDevice(session: object | null) {
    deviceAccount.set(ada);
    const reply = later<object | null>();
    fakeServer({
      ...signedInAs(mira),
      "GET /api/users/ada": aUser({ uid: "ada" }),
      "GET /api/auth/get-session": () => reply.reply,
    });
    answerFromDevice(Promise.resolve(deviceReplies));
    const store = await started();
    await vi.advanceTimersByTimeAsync(patienceMs);
    await vi.waitFor(() => expect(store.get()).toMatchObject({ state: "signed-in", uid: "ada" }));
    reply.give(session);
    await settle();
    return store;
  }

  afterEach(() => {
    answerFromDevice(null);
    forgetAllCopies();
  });

  test("ends it when nobody is signed in any more: the next person at this device sees nothing of the student", async () => {
    const store = await startedFromDevice(null);
    expect([store.get(), deviceAccount.get()]).toEqual([{ state: "guest", end: { uid: "ada", onPurpose: false } }, null]);
  });

  test("replaces it when another student is signed in", async () => {
    const store = await startedFromDevice({ user: { id: "mira", email: mira.email }, session: { id: "s2" } });
    expect([store.get(), deviceAccount.get()]).toMatchObject([{ state: "signed-in", uid: "mira" }, { uid: "mira" }]);
  });
});

describe("the session ends", () => {
  test("when any request is answered with 401", async () => {
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira/decks": new AppError("auth/required") });
    const store = await started();
    await request("GET", "/api/users/:uid/decks", { params: { uid: "mira" } }).catch(() => {});
    expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: false } });
  });

  test("in an old tab, while another student is signed in in another one: that student's next start is a student's", async () => {
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira/decks": new AppError("auth/required") });
    const store = await started();
    const bob = { uid: "bob", email: "bob@example.com", sessionId: "s2" };
    deviceAccount.set(bob);
    await request("GET", "/api/users/:uid/decks", { params: { uid: "mira" } }).catch(() => {});
    expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: false } });
    expect([signedInHint.get(), deviceAccount.get()]).toEqual([true, bob]);
  });

  test("when the student logs out", async () => {
    const server = fakeServer({ ...signedInAs(mira), "POST /api/auth/sign-out": { success: true } });
    const store = await started();
    await logOut(store);
    expect(server.to("POST /api/auth/sign-out")).toHaveLength(1);
    expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: true } });
    expect(signedInHint.get()).toBe(false);
  });

  test("when the server announces it, unless another session of the browser has begun", async () => {
    const server = fakeServer(signedInAs(mira));
    const store = await started();
    store.check();
    await settle();
    expect(store.get()).toMatchObject({ state: "signed-in", uid: "mira" });
    server.on(signedOut);
    store.check();
    await settle();
    expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: false } });
  });

  test("and another student, who signed in in another tab meanwhile, stays this device's", async () => {
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira/decks": new AppError("auth/required") });
    const store = await started();
    const ada = { uid: "ada", email: "ada@example.org", sessionId: "s2" };
    deviceAccount.set(ada);
    await request("GET", "/api/users/:uid/decks", { params: { uid: "mira" } }).catch(() => {});
    expect([store.get().state, deviceAccount.get()]).toEqual(["guest", ada]);
  });

  test("and nobody is this device's student when the server says that nobody is signed in", async () => {
    deviceAccount.set({ uid: "ada", email: "ada@example.org", sessionId: "s2" });
    fakeServer(signedOut);
    await started();
    expect(deviceAccount.get()).toBeNull();
  });

  test("but not when the server refuses the log-out", async () => {
    fakeServer({ ...signedInAs(mira), "POST /api/auth/sign-out": new AppError("api/rate-limit") });
    const store = await started();
    await expect(logOut(store)).rejects.toMatchObject({ code: "api/rate-limit" });
    expect(store.get()).toMatchObject({ state: "signed-in" });
  });

  test("by a log-out also with a request in the meantime, which waits and is cancelled", async () => {
    const end = later<object>();
    const server = fakeServer({ ...signedInAs(mira), "GET /api/users/mira/decks": [], "POST /api/auth/sign-out": () => end.reply });
    const store = await started();
    const leaving = logOut(store);
    const read = request("GET", "/api/users/:uid/decks", { params: { uid: "mira" } }).catch((failure: unknown) => failure);
    end.give({});
    await leaving;
    expect(await read).toMatchObject({ name: "AbortError" });
    expect(server.to("GET /api/users/mira/decks")).toEqual([]);
    expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: true } });
    await request("GET", "/api/users/:uid/decks", { params: { uid: "mira" } });
  });

  test("but a request in the meantime is answered if the log-out is refused", async () => {
    const end = later<AppError>();
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira/decks": ["a deck"], "POST /api/auth/sign-out": () => end.reply });
    const store = await started();
    const leaving = logOut(store);
    const read = request("GET", "/api/users/:uid/decks", { params: { uid: "mira" } });
    end.give(new AppError("api/rate-limit"));
    await expect(leaving).rejects.toMatchObject({ code: "api/rate-limit" });
    expect(await read).toEqual(["a deck"]);
  });

  test("and a record that arrives afterwards is dropped", async () => {
    const record = later<object>();
    fakeServer({ ...signedInAs(mira), "GET /api/users/mira": () => record.reply, "POST /api/auth/sign-out": {} });
    const store = await started();
    await logOut(store);
    record.give(mira);
    await settle();
    expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: true } });
  });
});

describe("a login", () => {
  const ada = aUser({ uid: "ada", username: "ada", email: "ada@example.org" });

  test("waits for no pending request, whose reply could restore an older cookie", async () => {
    const server = fakeServer({ "GET /api/auth/get-session": () => later().reply });
    const store = await started();
    expect(store.get()).toEqual({ state: "unknown", problem: null });
    server.on(signedInAs(ada));
    await store.enter(async () => {
      expect(server.to("GET /api/auth/get-session").map(({ signal }) => signal?.aborted)).toEqual([true]);
      return { uid: "ada", email: ada.email, sessionId: "s2" };
    });
    await settle(5000);
    expect(store.get()).toMatchObject({ state: "signed-in", uid: "ada", user: ada });
  });

  test("in another tab keeps its cookie: a request of the session that has ended here is cancelled", async () => {
    const server = fakeServer(signedInAs(mira));
    const store = await started();
    server.on({ "GET /api/auth/get-session": () => later().reply, "GET /api/notices": new AppError("auth/required") });
    store.check();
    await request("GET", "/api/notices").catch(() => {});
    expect(store.get()).toMatchObject({ state: "guest" });
    expect(server.to("GET /api/auth/get-session").map(({ signal }) => signal?.aborted)).toEqual([false, true]);
  });

  test("that fails repeats the request", async () => {
    const server = fakeServer({ "GET /api/auth/get-session": () => later().reply });
    const store = await started();
    server.on(signedOut);
    await expect(store.enter(() => Promise.reject(new AppError("auth/invalid-credential")))).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
    await settle();
    expect(store.get()).toEqual({ state: "guest" });
  });

  test("is not ended by the late refusal of a request of the session before", async () => {
    const refusal = later<object>();
    fakeServer({ ...signedInAs(mira), ...signedInAs(ada), ...signedOut, "GET /api/notices": () => refusal.reply });
    const store = await started();
    await store.enter(async () => ({ uid: "mira", email: mira.email, sessionId: "s1" })).catch(() => {});
    const asked = request("GET", "/api/notices").catch(() => {});
    await store.enter(async () => ({ uid: "ada", email: ada.email, sessionId: "s2" }));
    refusal.give(new AppError("auth/required"));
    await asked;
    expect(store.get()).toMatchObject({ state: "signed-in", uid: "ada" });
  });
});

describe("returning to the page", () => {
  test("requests the session again after a minute, and finds another account", async () => {
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

  test("without a network keeps the session", async () => {
    const server = fakeServer(signedInAs(mira));
    const store = await started();
    server.online(false);
    await settle(60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle(5000);
    expect(store.get()).toMatchObject({ state: "signed-in", user: mira });
  });
});

test("a reload after the end of a session still has its student, and a log-out removes everything", async () => {
  const server = fakeServer({ ...signedInAs(mira), "POST /api/auth/sign-out": { success: true } });
  await started();
  stop();
  server.on(signedOut);
  expect((await started()).get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: false } });
  stop();
  server.on(signedInAs(mira));
  await logOut(await started());
  stop();
  server.on(signedOut);
  expect((await started()).get()).toEqual({ state: "guest" });
});

test("toasts belong to their student: they are removed when another logs in, or at the log-out, not at the end of the session", async () => {
  const ada = { uid: "ada", email: "ada@example.org", sessionId: "s2" };
  const server = fakeServer({ ...signedInAs(aUser({ uid: "ada" })), ...signedInAs(mira), "POST /api/auth/sign-out": {} });
  const store = await started();
  toast.info("Your lines are kept.");
  server.on(signedOut);
  store.check();
  await settle();
  await store.enter(async () => ({ uid: "mira", email: mira.email, sessionId: "s1" }));
  expect(toasts.get()).toHaveLength(1);
  await store.enter(async () => ada);
  expect(toasts.get()).toEqual([]);
  toast.info("Deck moved to your trash");
  await logOut(store);
  expect(toasts.get()).toEqual([]);
});

test("a saved record is used, another student's is not", async () => {
  fakeServer(signedInAs(mira));
  const store = await started();
  store.updateUser({ ...mira, displayName: "Mira K." });
  expect(store.get()).toMatchObject({ user: { displayName: "Mira K." } });
  store.updateUser(aUser({ uid: "ada", displayName: "Ada" }));
  expect(store.get()).toMatchObject({ user: { displayName: "Mira K." } });
});
