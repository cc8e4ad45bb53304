import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { aTemporaryFolder } from "../../../../test/databases.ts";
import { ample, aZip, collectionOf } from "../../../../test/exchange/a-package.ts";
import { endlessTree } from "../../../../test/exchange/bombs.ts";
import { readApart } from "./read-apart.ts";

test("a collection whose pages refer to each other in a cycle is refused, and the process that read it ends", async () => {
  const folder = await aTemporaryFolder();
  const upload = join(folder, "upload");
  await writeFile(
    upload,
    await aZip({ "collection.anki2": endlessTree(collectionOf({ notes: [{ guid: "g", fields: ["q", "a"] }] }), "cards") }),
  );
  const parts = { onProgress: () => {}, signal: new AbortController().signal, heapMb: 160 };
  await expect(
    readApart({ upload, name: "a.apkg", folder, timeZone: "UTC", room: ample }, { ...parts, limitMs: 3000 }),
  ).rejects.toMatchObject({
    code: "import/took-too-long",
  });
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain("ProcessWrap");
});
