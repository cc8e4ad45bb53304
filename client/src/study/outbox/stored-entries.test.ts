import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { anEntry } from "../../../test/a-device.ts";
import { entryCopies, hasEntries, forgetEntries, storeEntryBeforeOutbox, restoreEntries } from "./stored-entries.ts";

test("an answer that the browser's storage has lost is found in its database, by its own student", async () => {
  storeEntryBeforeOutbox("mira", anEntry("a"));
  const kept = localStorage.getItem("recollect:study:entry:mira:a");
  localStorage.clear();
  expect(await restoreEntries("ada")).toBe(0);
  expect(localStorage).toHaveLength(0);
  expect(await restoreEntries("mira")).toBe(1);
  expect(localStorage.getItem("recollect:study:entry:mira:a")).toBe(kept);
  expect(await restoreEntries("mira")).toBe(0);
  await forgetEntries("mira");
});

test("a student who leaves this browser removes the copies, and no other student's", async () => {
  storeEntryBeforeOutbox("mira", anEntry("a"));
  storeEntryBeforeOutbox("ada", anEntry("b"));
  await forgetEntries("mira");
  localStorage.clear();
  expect(await restoreEntries("mira")).toBe(0);
  expect(await restoreEntries("ada")).toBe(1);
  await forgetEntries("ada");
});

test("copies that another tab writes while a student leaves are removed too", async () => {
  storeEntryBeforeOutbox("mira", anEntry("a"));
  await restoreEntries("mira");
  const left = forgetEntries("mira");
  expect(hasEntries("mira")).toBe(false);
  storeEntryBeforeOutbox("mira", anEntry("a"));
  await entryCopies.forget("recollect:study:entry:mira:a");
  await left;
  expect(hasEntries("mira")).toBe(false);
});
