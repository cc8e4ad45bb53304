import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { describe, expect, test, vi } from "vitest";
import { answer, storagePatienceMs } from "../../../lib/browser/lasting-database.ts";
import { draftStorage } from "./draft-storage.ts";
import type { Draft } from "./draft.ts";

function aDraft(changes: Partial<Draft> = {}): Draft {
  return {
    uid: "ada",
    subject: "new",
    formId: "form-1",
    form: { title: "Cells", description: "", cards: [{ key: "k", term: "a", definition: "b" }] },
    baseRevision: null,
    savedAt: 1000,
    ...changes,
  };
}

function aStorage() {
  const factory = new IDBFactory();
  const open = () =>
    draftStorage(
      () => factory,
      () => localStorage,
    );
  return { stored: open(), afterReload: open };
}

describe("a draft", () => {
  test("survives a reload without any change", async () => {
    const { stored, afterReload } = aStorage();
    await stored.keep(aDraft());
    expect(await afterReload().list("ada", "new")).toEqual([aDraft()]);
  });

  test("is replaced by the same form's later state", async () => {
    const { stored } = aStorage();
    await stored.keep(aDraft());
    const later = aDraft({ savedAt: 2000, form: { title: "Later", description: "", cards: [] } });
    await stored.keep(later);
    expect(await stored.list("ada", "new")).toEqual([later]);
  });

  test("is gone once it is discarded, also after a reload", async () => {
    const { stored, afterReload } = aStorage();
    await stored.keep(aDraft());
    await stored.discard(aDraft());
    expect(await afterReload().list("ada", "new")).toEqual([]);
  });

  test("of another student in the same browser is never shown", async () => {
    const { stored } = aStorage();
    await stored.keep(aDraft({ uid: "ada", subject: 7 }));
    expect(await stored.list("grace", 7)).toEqual([]);
    await stored.discard(aDraft({ uid: "grace" }));
    expect(await stored.list("ada", 7)).toHaveLength(1);
  });

  test("of one deck is not offered for another, nor for a new one", async () => {
    const { stored } = aStorage();
    await stored.keep(aDraft({ subject: 7, baseRevision: 3 }));
    expect(await stored.list("ada", 8)).toEqual([]);
    expect(await stored.list("ada", "new")).toEqual([]);
  });

  test("of a form that was open beside another is kept too, the newest first", async () => {
    const { stored } = aStorage();
    await stored.keep(aDraft({ formId: "one", savedAt: 1 }));
    await stored.keep(aDraft({ formId: "two", savedAt: 3 }));
    await stored.keep(aDraft({ formId: "three", savedAt: 2 }));
    expect((await stored.list("ada", "new")).map(({ formId }) => formId)).toEqual(["two", "three", "one"]);
  });

  test("of ten thousand cards fits", async () => {
    const { stored } = aStorage();
    const cards = Array.from({ length: 10_000 }, (_, row) => ({ key: String(row), term: `term ${row}`, definition: "d".repeat(100) }));
    await stored.keep(aDraft({ form: { title: "Big", description: "", cards } }));
    expect((await stored.list("ada", "new"))[0]?.form.cards).toHaveLength(10_000);
  });
});

describe("a draft left by a page that was closing", () => {
  test("is found by the next one", async () => {
    const { stored, afterReload } = aStorage();
    stored.keepAtOnce(aDraft());
    expect(await afterReload().list("ada", "new")).toEqual([aDraft()]);
    expect(await afterReload().list("ada", "new")).toEqual([aDraft()]);
    expect(localStorage).toHaveLength(0);
  });

  test("replaces the draft that the same form had saved before", async () => {
    const { stored } = aStorage();
    await stored.keep(aDraft());
    stored.keepAtOnce(aDraft({ savedAt: 2000 }));
    expect(await stored.list("ada", "new")).toEqual([aDraft({ savedAt: 2000 })]);
  });

  test("gives way to a later one of the same form, which went on after the browser's Back", async () => {
    const { stored, afterReload } = aStorage();
    stored.keepAtOnce(aDraft());
    const later = aDraft({ savedAt: 2000, form: { title: "Later", description: "", cards: [] } });
    await stored.keep(later);
    expect(await afterReload().list("ada", "new")).toEqual([later]);
    expect(localStorage).toHaveLength(0);
  });

  test.each(["", "{", "null", "5"])("that is damaged (%j) hides no other one, and goes when its student logs out", async (text) => {
    const { stored } = aStorage();
    localStorage.setItem("draft:ada:form-0", text);
    await stored.keep(aDraft());
    expect(await stored.list("ada", "new")).toEqual([aDraft()]);
    await stored.discardAll("ada");
    expect([await stored.list("ada", "new"), localStorage.length]).toEqual([[], 0]);
  });

  test("is removed with all others when its student logs out, and no other student's", async () => {
    const { stored, afterReload } = aStorage();
    stored.keepAtOnce(aDraft());
    stored.keepAtOnce(aDraft({ uid: "grace" }));
    await stored.discardAll("ada");
    expect(await afterReload().list("ada", "new")).toEqual([]);
    expect(await afterReload().list("grace", "new")).toHaveLength(1);
  });

  test("is its student's alone, and can be discarded", async () => {
    const { stored } = aStorage();
    stored.keepAtOnce(aDraft());
    expect(await stored.list("grace", "new")).toEqual([]);
    await stored.discard(aDraft());
    expect(await stored.list("ada", "new")).toEqual([]);
  });
});

test("a draft that was left stays in place, and is found there, while the browser refuses to move it", async () => {
  const factory = new IDBFactory();
  let isAllowed = false;
  const stored = draftStorage(
    () => {
      if (!isAllowed) throw new DOMException("Storage is turned off", "SecurityError");
      return factory;
    },
    () => localStorage,
  );
  stored.keepAtOnce(aDraft());
  expect(await stored.list("ada", "new")).toEqual([aDraft()]);
  await expect(stored.list("ada", 7)).rejects.toThrow("Storage is turned off");
  await expect(stored.all("ada")).rejects.toThrow("Storage is turned off");
  isAllowed = true;
  expect(await stored.list("ada", "new")).toEqual([aDraft()]);
  expect(localStorage).toHaveLength(0);
});

test("a draft saved by a closing page while its older state is moved is not mistaken for moved", async () => {
  const { stored, afterReload } = aStorage();
  stored.keepAtOnce(aDraft());
  const moved = stored.list("ada", "new");
  stored.keepAtOnce(aDraft({ savedAt: 2000 }));
  await moved;
  expect(await afterReload().list("ada", "new")).toEqual([aDraft({ savedAt: 2000 })]);
});

test("a browser that refuses storage is reported, and tried again the next time", async () => {
  const factory = new IDBFactory();
  let isAllowed = false;
  const stored = draftStorage(
    () => {
      if (!isAllowed) throw new DOMException("Storage is turned off", "SecurityError");
      return factory;
    },
    () => localStorage,
  );
  await expect(stored.keep(aDraft())).rejects.toThrow("Storage is turned off");
  isAllowed = true;
  await stored.keep(aDraft());
  expect(await stored.list("ada", "new")).toHaveLength(1);
});

describe("a database of a newer build", () => {
  /** What was kept in it before, and a page of this build. */
  async function aNewerDatabase() {
    const factory = new IDBFactory();
    const there = { uid: "ada", formId: "form-0", text: "as the newer build has it" };
    const open = (version?: number) =>
      new Promise<IDBDatabase>((resolve) => {
        const request = factory.open("drafts", version);
        request.addEventListener("upgradeneeded", () => void request.result.createObjectStore("drafts", { keyPath: ["uid", "formId"] }));
        request.addEventListener("success", () => resolve(request.result));
      });
    const newer = await open(2);
    newer.transaction("drafts", "readwrite").objectStore("drafts").put(there);
    newer.close();
    const content = async () => {
      const database = await open();
      const all = await answer(database.transaction("drafts").objectStore("drafts").getAll());
      database.close();
      return { version: database.version, all };
    };
    const page = () =>
      draftStorage(
        () => factory,
        () => localStorage,
      );
    return { factory, there, content, page };
  }

  test("is left alone: drafts are left in the other place, which is said, offered from there, and moved when it can be used", async () => {
    const { factory, there, content, page } = await aNewerDatabase();
    const stored = page();
    await expect(stored.list("ada", "new")).rejects.toMatchObject({ name: "VersionError" });
    await expect(stored.keep(aDraft())).rejects.toMatchObject({ name: "VersionError" });
    await expect(stored.keep(aDraft({ savedAt: 2000 }))).rejects.toMatchObject({ name: "VersionError" });
    expect(await page().list("ada", "new")).toEqual([aDraft({ savedAt: 2000 })]);
    expect(await content()).toEqual({ version: 2, all: [there] });
    factory.deleteDatabase("drafts");
    expect(await page().list("ada", "new")).toEqual([aDraft({ savedAt: 2000 })]);
    expect(localStorage).toHaveLength(0);
  });

  test("is made while a tab of this build is open, which goes on", async () => {
    const factory = new IDBFactory();
    const stored = draftStorage(
      () => factory,
      () => localStorage,
    );
    await stored.keep(aDraft());
    const newer = await answer(factory.open("drafts", 2));
    expect(await answer(newer.transaction("drafts").objectStore("drafts").getAll())).toEqual([aDraft()]);
    newer.close();
    await expect(stored.keep(aDraft({ formId: "form-2" }))).rejects.toMatchObject({ name: "VersionError" });
    expect(await stored.list("ada", "new")).toEqual([aDraft({ formId: "form-2" })]);
  });
});

describe("a browser whose storage does not answer", () => {
  /** Opening waits until `answer` is called. */
  function aSilentStorage() {
    const factory = new IDBFactory();
    const asked: (() => void)[] = [];
    const silent = Object.assign(Object.create(factory) as IDBFactory, {
      open(name: string, version: number) {
        let real: IDBOpenDBRequest | null = null;
        const handlers = { result: undefined as unknown };
        asked.push(() => {
          real = factory.open(name, version);
          Object.defineProperty(handlers, "result", { get: () => real?.result });
          const { result: _, ...given } = Object.getOwnPropertyDescriptors(handlers);
          Object.defineProperties(real, given);
        });
        return handlers;
      },
    });
    const stored = draftStorage(
      () => silent,
      () => localStorage,
    );
    return { stored, asked };
  }

  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => "none",
      ({ message }: Error) => message,
    );

  test("is waited for a few seconds the first time, and then no more", async () => {
    vi.useFakeTimers();
    const { stored, asked } = aSilentStorage();
    const kept = failureOf(stored.keep(aDraft()));
    await vi.advanceTimersByTimeAsync(storagePatienceMs);
    expect(await kept).toBe("The browser's storage did not answer.");
    await expect(stored.all("ada")).rejects.toThrow("The browser's storage did not answer.");
    expect(asked).toHaveLength(1);
  });

  test("is used as soon as it answers", async () => {
    vi.useFakeTimers();
    const { stored, asked } = aSilentStorage();
    const kept = failureOf(stored.keep(aDraft()));
    await vi.advanceTimersByTimeAsync(storagePatienceMs);
    expect(await kept).toContain("did not answer");
    vi.useRealTimers();
    asked[0]?.();
    await vi.waitFor(() => stored.keep(aDraft()));
    expect(await stored.list("ada", "new")).toEqual([aDraft()]);
  });
});

test("a database that the browser closed is opened again", async () => {
  const factory = new IDBFactory();
  const opened: IDBDatabase[] = [];
  const watched = Object.assign(Object.create(factory) as IDBFactory, {
    open(name: string, version: number) {
      const request = factory.open(name, version);
      request.addEventListener("success", () => opened.push(request.result));
      return request;
    },
  });
  const stored = draftStorage(
    () => watched,
    () => localStorage,
  );
  await stored.keep(aDraft());
  opened[0]?.close();
  expect(await stored.list("ada", "new")).toEqual([aDraft()]);
  expect(opened).toHaveLength(2);
});
