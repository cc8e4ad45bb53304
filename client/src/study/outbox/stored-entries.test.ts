import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { anEntry, noon } from "../../../test/a-device.ts";
import { textDatabase } from "../../lib/browser/text-database.ts";
import { entryPrefix } from "./may-have-entries.ts";
import {
  carryOver,
  forgetEntries,
  lastEntryKey,
  newPlaces,
  parseEntry,
  readEntries,
  removeEntries,
  sentPrefix,
  storeEntryBeforeOutbox,
  writeEntries,
} from "./stored-entries.ts";

/** A browser with its database; `tab` is one of its tabs. */
function aBrowser() {
  const factory = new IDBFactory();
  return {
    factory,
    tab: () =>
      newPlaces(
        textDatabase(() => factory, "answers"),
        () => localStorage,
      ),
  };
}

const key = (id: string, uid = "mira") => entryPrefix(uid) + id;
const waiting = (id: string, at = noon) => ({ entry: anEntry(id, { at }), offsetMs: 0 });
const idsIn = async (...input: Parameters<typeof readEntries>) => (await readEntries(...input)).map(({ entry }) => entry.id).toSorted();

test("an entry is in the database, and not in the place of older builds", async () => {
  const { tab } = aBrowser();
  expect(await writeEntries("mira", [waiting("a")], tab())).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(await idsIn("mira", tab())).toEqual(["a"]);
  expect(await idsIn("ada", tab())).toEqual([]);
});

test("what an older build left is carried over, and the next entry's time is later than theirs", async () => {
  const { tab } = aBrowser();
  for (const [at, id] of ["a", "b"].entries()) localStorage.setItem(key(id), JSON.stringify(waiting(id, noon + at)));
  localStorage.setItem(key("x", "ada"), JSON.stringify(waiting("x")));
  expect(await carryOver("mira", tab())).toBe(2);
  expect(Object.keys(localStorage).toSorted()).toEqual([key("x", "ada"), lastEntryKey("mira")]);
  expect(localStorage.getItem(lastEntryKey("mira"))).toBe(String(noon + 1));
  expect(await idsIn("mira", tab())).toEqual(["a", "b"]);
});

test("copies that an older build kept for a killed browser are entries that wait", async () => {
  const { tab } = aBrowser();
  await tab().database.change({ texts: [[key("a"), JSON.stringify(waiting("a"))]] });
  expect(await carryOver("mira", tab())).toBe(1);
});

test("a database of a newer build is left alone: entries are kept in the second place, and moved when it can be used", async () => {
  const { factory, tab } = aBrowser();
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open("answers", 2);
    request.addEventListener("success", () => resolve(request.result));
  });
  newer.close();
  const first = tab();
  expect(await writeEntries("mira", [waiting("a")], first)).toBe(true);
  expect(localStorage.getItem(key("a"))).toBe(JSON.stringify(waiting("a")));
  expect(await idsIn("mira", tab())).toEqual(["a"]);
  factory.deleteDatabase("answers");
  expect(await carryOver("mira", tab())).toBe(1);
  expect(localStorage.getItem(key("a"))).toBeNull();
  expect(await idsIn("mira", tab())).toEqual(["a"]);
});

test("a browser that is cleared while a tab is open gets the tab's entries again", async () => {
  const { tab } = aBrowser();
  const open = tab();
  await writeEntries("mira", [waiting("a")], open);
  await open.database.change({ keys: [key("a")] });
  localStorage.clear();
  expect(await idsIn("mira", open)).toEqual(["a"]);
  await expect.poll(() => idsIn("mira", tab())).toEqual(["a"]);
});

test("an entry that is removed does not come back, also if the browser fails to remove it", async () => {
  const { tab } = aBrowser();
  const open = tab();
  await writeEntries("mira", [waiting("a")], open);
  const { change } = open.database;
  open.database.change = () => Promise.reject(new DOMException("broken", "UnknownError"));
  await removeEntries("mira", ["a"], { places: open });
  expect(await idsIn("mira", open)).toEqual([]);
  open.database.change = change;
  await removeEntries("mira", ["a"], { places: open, sent: [waiting("a")] });
  expect((await open.database.read()).map(([one]) => one)).toEqual([`${sentPrefix("mira")}a`]);
});

test("half-written and foreign texts are no entries, and are removed", async () => {
  const { tab } = aBrowser();
  const whole = JSON.stringify(waiting("a"));
  for (const text of [null, "", "{", whole.slice(0, -4), '{"entry":3}', '{"entry":{"id":"a"}}', "null", "[]", '"a"'])
    expect(parseEntry(text), `${text}`).toBeNull();
  expect(parseEntry(whole)).toEqual(waiting("a"));
  expect(parseEntry(JSON.stringify({ entry: anEntry("a") }))).toEqual(waiting("a"));
  await tab().database.change({
    texts: [
      [key("half"), whole.slice(0, 20)],
      [key("a"), whole],
    ],
  });
  expect(await idsIn("mira", tab())).toEqual(["a"]);
  await expect.poll(async () => (await tab().database.read()).length).toBe(1);
});

test("a student who leaves this browser removes the own entries, waiting or sent, and no other student's", async () => {
  await storeEntryBeforeOutbox("mira", anEntry("a"));
  await storeEntryBeforeOutbox("ada", anEntry("b"));
  await removeEntries("mira", ["c"], { sent: [waiting("c")] });
  localStorage.setItem(key("old"), JSON.stringify(waiting("old")));
  await forgetEntries("mira");
  expect([await idsIn("mira"), await idsIn("ada")]).toEqual([[], ["b"]]);
  expect(Object.keys(localStorage).filter((one) => one.includes("mira"))).toEqual([]);
});

test("entries that another tab writes while a student leaves are removed too", async () => {
  await storeEntryBeforeOutbox("mira", anEntry("a"));
  const left = forgetEntries("mira");
  localStorage.setItem(key("late"), JSON.stringify(waiting("late")));
  await left;
  expect(await idsIn("mira")).toEqual([]);
});
