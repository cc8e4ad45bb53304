import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";

import { aNewFile } from "../../../test/a-new-file.ts";
import { openUnlinkedTempFile } from "../requests/unlinked-temp-file.ts";
import { putReplyInFile } from "./reply-in-file.ts";

test("a reply for which the disk has no space leaves no file open", async () => {
  const one = await openUnlinkedTempFile(aNewFile());
  const files = Object.getPrototypeOf(one) as typeof one;
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  const written = vi.spyOn(files, "writeFile").mockRejectedValue(full);
  onTestFinished(() => void vi.restoreAllMocks());
  const app = new Hono().get("/", async (c) => {
    await expect(putReplyInFile(c, "[]", aNewFile())).rejects.toBe(full);
    return c.text("refused");
  });
  expect(await (await app.request("/")).text()).toBe("refused");
  // What is closed has no number any more.
  expect(written.mock.contexts).toEqual([expect.objectContaining({ fd: -1 })]);
  await one.close();
});
