import { expect, test } from "vitest";

import { readingTexts } from "./long-texts.ts";

/** Work that notes its begin and its end, a turn of the event loop later. */
function noted(said: string[], name: string) {
  return async () => {
    said.push(`${name} begins`);
    await new Promise(setImmediate);
    said.push(`${name} ends`);
    return name;
  };
}

test("long texts are read one at a time, in a turn of the event loop of their own, and students take turns", async () => {
  const said: string[] = [];
  const read = (uid: string, name: string) => readingTexts(uid, 1_000_000, noted(said, name));
  const all = [read("ada", "a1"), read("ada", "a2"), read("ada", "a3"), read("bob", "b1")];
  expect(said).toEqual([]);
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
  expect(said).toEqual(["a1", "a2", "b1", "a3"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test("short ones are read at once, also while a long one is, and one that fails leaves its turn to the next", async () => {
  const said: string[] = [];
  const failing = readingTexts("ada", 1_000_000, () => Promise.reject(new Error("broken")));
  const long = readingTexts("ada", 1_000_000, noted(said, "long"));
  void readingTexts("ada", 1000, noted(said, "short"));
  expect(said).toEqual(["short begins"]);
  await expect(failing).rejects.toThrow("broken");
  expect(await long).toBe("long");
});
