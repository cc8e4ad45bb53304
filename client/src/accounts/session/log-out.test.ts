import { expect, test } from "vitest";
import { sessionStores, settle } from "../../../test/a-session-store.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { logOut } from "./log-out.ts";

const mira = aUser();
const { started, stop } = sessionStores();

const signsOut = { "POST /api/auth/sign-out": { success: true } };

async function left() {
  const server = fakeServer({ ...signedInAs(mira), ...signsOut });
  const store = await started();
  server.online(false);
  expect(await logOut(store)).toBe(false);
  expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: true } });
  return { server, store };
}

test("a log-out that does not reach the server ends the session here, and on the server when the network is back", async () => {
  const { server, store } = await left();
  server.online(true);
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(server.to("POST /api/auth/sign-out")).toHaveLength(2);
  expect(store.get()).toMatchObject({ state: "guest" });
});

test("it is repeated after a reload, so that the student stays signed out", async () => {
  const { server } = await left();
  stop();
  server.online(true);
  const store = await started();
  expect(server.to("POST /api/auth/sign-out")).toHaveLength(2);
  expect(store.get()).toMatchObject({ state: "guest" });
});

test("it is finished at the next start where the page closed before the server answered", async () => {
  const server = fakeServer({ ...signedInAs(mira), ...signsOut });
  await started();
  localStorage.setItem("recollect:logging-out", deviceAccount.get()!.sessionId);
  stop();
  const store = await started();
  expect(server.to("POST /api/auth/sign-out")).toHaveLength(1);
  expect(store.get()).toMatchObject({ state: "guest" });
});

test("it ends the session in the student's other tabs, which have no network either", async () => {
  const server = fakeServer({ ...signedInAs(mira), ...signsOut });
  const store = await started();
  server.online(false);
  // As another tab does it.
  localStorage.setItem("recollect:logging-out", deviceAccount.get()!.sessionId);
  localStorage.removeItem("recollect:device-account");
  window.dispatchEvent(new StorageEvent("storage", { key: "recollect:device-account" }));
  expect(store.get()).toEqual({ state: "guest", end: { uid: "mira", onPurpose: true } });
});

test("a site that is cleared while a tab is open ends no session", async () => {
  fakeServer({ ...signedInAs(mira), ...signsOut });
  const store = await started();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(store.get()).toMatchObject({ state: "signed-in" });
});

test("it notes no session of another student, who has logged in in another tab", async () => {
  const server = fakeServer({ ...signedInAs(mira), ...signsOut });
  const store = await started();
  server.online(false);
  deviceAccount.set({ uid: "ada", email: "ada@example.org", sessionId: "s9" });
  expect(await logOut(store)).toBe(false);
  expect(localStorage.getItem("recollect:logging-out")).toBeNull();
});

test("it does not end the session of a later login, in this tab or another", async () => {
  const { server, store } = await left();
  server.online(true);
  await store.enter(async () => ({ uid: "mira", email: mira.email, sessionId: "s2" }));
  localStorage.setItem("recollect:logging-out", "s0");
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(server.to("POST /api/auth/sign-out")).toHaveLength(1);
  expect(store.get()).toMatchObject({ state: "signed-in" });
});

test("it is given up after five seconds", async () => {
  fakeServer({ ...signedInAs(mira), "POST /api/auth/sign-out": () => later().reply });
  const store = await started();
  const leaving = logOut(store);
  await settle(4999);
  expect(store.get()).toMatchObject({ state: "signed-in" });
  await settle(1);
  expect(await leaving).toBe(false);
  expect(store.get()).toMatchObject({ state: "guest" });
});
