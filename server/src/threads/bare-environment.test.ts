import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { aTemporaryFolder } from "../../test/databases.ts";
import { ample, aPackage } from "../../test/exchange/a-package.ts";
import { readApart } from "../features/exchange/reading/read-apart.ts";
import { environmentOfTools } from "./bare-environment.ts";
import { createThreadPool } from "./thread-pool.ts";

const secret = "a secret of the operator";

afterEach(() => void vi.unstubAllEnvs());

/** The environments of the processes that this one has started. */
function environmentsOfChildren(): string[] {
  const threads = readdirSync("/proc/self/task");
  const pids = threads.flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean));
  return pids.flatMap((pid) => environmentOf(pid) ?? []);
}

/** Null for a process that has ended meanwhile: other tests of this process start some, too. */
function environmentOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

const ofReaders = () => environmentsOfChildren().filter((one) => one.includes("NODE_CHANNEL_FD"));

test.skipIf(!existsSync("/proc/self/task"))("the process that reads a stranger's package does not get the server's secrets", async () => {
  vi.stubEnv("AUTH_SECRET", secret);
  const folder = await aTemporaryFolder();
  const upload = join(folder, "upload");
  await writeFile(upload, await aPackage({ notes: [{ guid: "g", fields: ["q", "a"] }] }));
  const before = ofReaders().length;
  const reading = readApart(
    { upload, name: "a.apkg", folder, timeZone: "UTC", room: ample },
    { onProgress: () => {}, signal: new AbortController().signal, heapMb: 160 },
  );
  // The system reports a process that has just been started with the environment of this one, until the program itself is loaded.
  await expect.poll(() => ofReaders().length).toBeGreaterThan(before);
  expect(environmentsOfChildren().filter((one) => one.includes(secret))).toEqual([]);
  expect((await reading).decks).toHaveLength(1);
});

test("a thread does not get the server's secrets", async () => {
  vi.stubEnv("AUTH_SECRET", secret);
  const answers = "import { parentPort } from 'node:worker_threads';";
  const module = new URL(
    `data:text/javascript,${encodeURIComponent(`${answers} parentPort.on("message", () => parentPort.postMessage({ result: JSON.stringify(process.env) }));`)}`,
  );
  const pool = createThreadPool<null, string>({ module, tooLong: "export/failed" });
  const environment = await pool.run(null, { sender: "ada" });
  await pool.close();
  expect(environment).not.toContain(secret);
});

test("PostgreSQL's programs get their own settings and what finds them, and none of the server's secrets", () => {
  vi.stubEnv("AUTH_SECRET", secret);
  vi.stubEnv("PGSSLCERT", "/certificate");
  const environment = environmentOfTools();
  expect(environment).toMatchObject({ PATH: process.env["PATH"], PGSSLCERT: "/certificate" });
  expect(JSON.stringify(environment)).not.toContain(secret);
});
