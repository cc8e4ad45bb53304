import { readdir } from "node:fs/promises";
import { text as textOf } from "node:stream/consumers";
import { expect, test } from "vitest";

import { aTemporaryFolder } from "../../../../test/databases.ts";
import { LARGE_BYTES } from "../../../http/limits/request-size.ts";
import { createSpool } from "./spool.ts";

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
