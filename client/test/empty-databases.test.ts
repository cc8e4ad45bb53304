import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { durableCopies } from "../src/lib/browser/durable-copies.ts";

const copies = durableCopies(() => indexedDB, "of-a-test");

async function names(): Promise<string[]> {
  const found: string[] = [];
  await copies.each((key) => found.push(key));
  return found;
}

describe("a test's data in a database", () => {
  test("are there until it ends", async () => {
    await copies.keep("a", "text");
    expect(await names()).toEqual(["a"]);
  });

  test("are gone for the next test", async () => {
    expect(await names()).toEqual([]);
  });
});
