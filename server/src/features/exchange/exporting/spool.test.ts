import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { expect, test } from "vitest";

import { aTemporaryFolder } from "../../../../test/databases.ts";
import { LARGE_BYTES } from "../../../http/limits/request-size.ts";
import { createSpool } from "./spool.ts";

/** A file of 10 bytes. */
const tenBytes = (length = 10) => ({
  length,
  async make(place: string) {
    await writeFile(join(place, "file"), "ten bytes!");
    return join(place, "file");
  },
});

test("a large text is in a file of its own until it is sent", async () => {
  const folder = await aTemporaryFolder();
  const { stream, bytes } = await createSpool(folder).text({
    length: LARGE_BYTES,
    async *pieces() {
      yield* ["Zell", "kern"];
    },
  });
  expect([bytes, (await readdir(folder)).length]).toEqual([8, 1]);
  expect(await textOf(stream)).toBe("Zellkern");
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test("a large text that fails leaves no file, and the next one is processed", async () => {
  const folder = await aTemporaryFolder();
  const spool = createSpool(folder);
  const failing = spool.text({
    length: LARGE_BYTES,
    async *pieces() {
      yield "Zell";
      throw new Error("The database is gone.");
    },
  });
  await expect(failing).rejects.toThrow("The database is gone.");
  expect(await readdir(folder)).toEqual([]);
  await expect(spool.alone({ length: LARGE_BYTES }, async () => "next")).resolves.toBe("next");
});

test("the files of all students together have a limit: the one that is sent the longest is given up for another", async () => {
  const folder = await aTemporaryFolder();
  const spool = createSpool(folder, { maxFilesBytes: 25 });
  const [slow, next, third] = [await spool.inFile(tenBytes()), await spool.inFile(tenBytes()), await spool.inFile(tenBytes())];
  await expect(textOf(slow.stream)).rejects.toThrow("space");
  expect([await textOf(next.stream), await textOf(third.stream)]).toEqual(["ten bytes!", "ten bytes!"]);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test("a file for which there is no space beside those that are being made is refused, and leaves nothing", async () => {
  const folder = await aTemporaryFolder();
  const spool = createSpool(folder, { maxFilesBytes: 25 });
  const going = Promise.withResolvers<void>();
  const making = spool.inFile({ length: 20, make: async (place) => going.promise.then(() => tenBytes().make(place)) });
  await expect(spool.inFile(tenBytes())).rejects.toMatchObject({ code: "request/too-many-at-once" });
  going.resolve();
  const made = await making;
  // It was counted as more while it was made.
  const { stream } = await spool.inFile(tenBytes());
  expect([await textOf(made.stream), await textOf(stream)]).toEqual(["ten bytes!", "ten bytes!"]);
  await expect.poll(() => readdir(folder)).toEqual([]);
});
