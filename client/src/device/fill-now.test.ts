import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aUser } from "../../test/people.ts";
import { waitingTests } from "../practice/offline/finished-tests.ts";
import { fillNow, fillStore, nameStudent } from "./fill-now.ts";
import { deviceAccount } from "./store/device-account.ts";
import { deviceDatabase, forgetDevice } from "./store/device-store.ts";
import { fullDisk } from "./store/full-disk.ts";
import { lockedStudent } from "./store/locked-student.ts";

const account = { uid: "mira", email: "mira@example.org", sessionId: "s1" };

beforeEach(async () => {
  localStorage.clear();
  deviceAccount.set(account);
  const reply = { ...aUser(), displayName: "Mira K", selectedTheme: 2 };
  await (await deviceDatabase("mira")).put("replies", { address: "/api/users/mira", reply, asOf: 1 });
});
afterEach(() => forgetDevice("mira"));

test("the student whose copy is kept is known by name and picture, also after the session has ended, and by nothing else", async () => {
  await nameStudent("mira", await deviceDatabase("mira"));
  deviceAccount.set(null);
  expect(lockedStudent.get()).toEqual({ uid: "mira", name: "Mira K", theme: 2 });
});

test("before this device keeps the record, the server's is read; without a network there is nobody yet", async () => {
  const database = await deviceDatabase("mira");
  await database.clear("replies");
  const server = fakeServer({ "GET /api/users/mira": new AppError("database/network-error") });
  await nameStudent("mira", database);
  expect(lockedStudent.get()).toBeNull();
  server.on({ "GET /api/users/mira": { ...aUser(), displayName: "Mira K", selectedTheme: 2 } });
  await nameStudent("mira", database);
  expect(lockedStudent.get()).toMatchObject({ name: "Mira K" });
});

test("whoever logs out is not known any more, and neither is who logged out while the device was filled", async () => {
  await nameStudent("mira", await deviceDatabase("mira"));
  await forgetDevice("mira");
  expect(lockedStudent.get()).toBeNull();
  const database = await deviceDatabase("mira");
  await database.put("replies", { address: "/api/users/mira", reply: aUser(), asOf: 1 });
  await nameStudent("mira", database);
  expect(lockedStudent.get()).toBeNull();
});

test("removing the copy of another student leaves this one known", async () => {
  await nameStudent("mira", await deviceDatabase("mira"));
  await forgetDevice("bob");
  expect(lockedStudent.get()?.uid).toBe("mira");
});

test("a damaged note is nobody", () => {
  for (const text of ["{", "null", '{"uid":"mira"}', '{"uid":1,"name":"x","theme":0}', '{"uid":"mira","name":"x","theme":"../evil"}']) {
    localStorage.setItem("recollect:locked-student", text);
    expect(lockedStudent.get()).toBeNull();
  }
});

test("a test that was finished without a network is sent also where the disk has no room for the copy", async () => {
  const answers = { a: { score: 100, isCorrect: true } };
  await waitingTests.keep("mira", 7, { id: "t1", kind: "multiple-choice", startedAt: 1, finishedAt: 2, answers });
  const lines = '{"kind":"list","decks":[]}\n{"kind":"cursor","cursor":"1.1.a"}\n';
  const server = fakeServer({ "GET /api/device": () => new Response(lines), "POST /api/practice/tests": { comparison: null } });
  const database = await deviceDatabase("mira");
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The disk is full.", "QuotaExceededError");
  });
  await expect(fillNow("mira", database, new AbortController().signal)).rejects.toMatchObject({ name: "QuotaExceededError" });
  full.mockRestore();
  expect(fullDisk.get()).toBe(true);
  expect(server.to("POST /api/practice/tests")).toHaveLength(1);
  expect(await waitingTests.all("mira")).toEqual([]);
  // The next fill finds room again.
  await fillStore("mira", database, new AbortController().signal);
  expect(fullDisk.get()).toBe(false);
});
