import { IDBFactory } from "fake-indexeddb";
import { describe, expect, test } from "vitest";
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
  test("survives a reload, word for word", async () => {
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

  test("of another student on the same browser is never shown", async () => {
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

  test("replaces what the same form had kept before", async () => {
    const { stored } = aStorage();
    await stored.keep(aDraft());
    stored.keepAtOnce(aDraft({ savedAt: 2000 }));
    expect(await stored.list("ada", "new")).toEqual([aDraft({ savedAt: 2000 })]);
  });

  test("is its student's alone, and can be discarded", async () => {
    const { stored } = aStorage();
    stored.keepAtOnce(aDraft());
    expect(await stored.list("grace", "new")).toEqual([]);
    await stored.discard(aDraft());
    expect(await stored.list("ada", "new")).toEqual([]);
  });
});

test("a browser that refuses storage is told of, and asked again the next time", async () => {
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
