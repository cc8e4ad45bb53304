import { expect, test } from "vitest";
import { allFilesArrived, fileIsOnTheWay } from "./files-on-the-way.ts";

/** Whether the promise is resolved after everything that is ready has run. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await new Promise((done) => setTimeout(done));
  return resolved;
}

test("without a file on its way nothing waits", async () => {
  expect(await isResolved(allFilesArrived())).toBe(true);
});

test("a save waits for the last of several files, and a file that ends twice counts once", async () => {
  const [first, second] = [fileIsOnTheWay(), fileIsOnTheWay()];
  const arrived = allFilesArrived();
  first();
  first();
  expect(await isResolved(arrived)).toBe(false);
  second();
  expect(await isResolved(arrived)).toBe(true);
  expect(await isResolved(allFilesArrived())).toBe(true);
});
