import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { aPicture } from "../../../test/a-picture.ts";
import { aTemporaryFolder } from "../../../test/databases.ts";
import { createMediaReader } from "./media-reader.ts";

test("the files of several senders are read in turn, each one's in their order", async () => {
  const reader = createMediaReader();
  onTestFinished(() => reader.close());
  const folder = await aTemporaryFolder();
  const read: string[] = [];
  const sent = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map(async (name) => {
    const path = join(folder, name);
    await writeFile(path, await aPicture());
    return path;
  });
  const paths = await Promise.all(sent);
  await Promise.all(
    paths.map(async (path) => {
      const name = path.slice(-2);
      await reader.read({ path, claimed: null, takesSvg: false }, name.slice(0, 1));
      read.push(name);
    }),
  );
  expect(read).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});
