import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { writeFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { aServer } from "../../test/a-server.ts";
import { aTemporaryFolder } from "../../test/databases.ts";

test("an unhandled error is logged with its cause, and the process continues", async () => {
  const folder = await aTemporaryFolder();
  const file = join(folder, "unheard.mjs");
  await writeFile(file, `process.on("SIGUSR2", () => void Promise.reject(new Error("unheard", { cause: new Error("its cause") })));`);
  const server = await aServer({ DATA_DIR: folder, NODE_OPTIONS: `--import=${pathToFileURL(file).href}` });
  server.signal("SIGUSR2");
  await expect.poll(server.output).toContain("its cause");
  expect((await server.request("/healthz")).status).toBe(200);
  const { code, stdout } = await server.stop();
  expect(code).toBe(0);
  expect(stdout.split("\n").filter((line) => line.includes("unhandled rejection"))).toHaveLength(1);
});
