import { fork } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../../test/databases.ts";
import { ample, aPackage } from "../../../../test/exchange/a-package.ts";
import type { ReadingOrder, ReadingWord } from "./read-apart.ts";

const program = fileURLToPath(new URL("./reading-process.ts", import.meta.url));

test("the process that reads a package ignores the server's stop signal; the server ends it in time", async () => {
  const folder = await aTemporaryFolder();
  const upload = join(folder, "upload");
  const notes = Array.from({ length: 3000 }, (_, at) => ({ guid: `g${at}`, fields: [`question ${at}`, `answer ${at}`] }));
  await writeFile(upload, await aPackage({ notes }));
  const reading = fork(program, { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
  onTestFinished(() => void reading.kill("SIGKILL"));
  const words: string[] = [];
  const ended = new Promise<string>((resolve) => {
    reading.on("message", (word: ReadingWord) => {
      if (words.length === 0) for (const signal of ["SIGTERM", "SIGINT"] as const) reading.kill(signal);
      words.push(...Object.keys(word));
      if (!("progress" in word)) resolve("read");
    });
    reading.on("exit", (_code, signal) => resolve(`ended by ${signal}`));
  });
  reading.send({ upload, name: "a.apkg", folder, timeZone: "UTC", room: ample } satisfies ReadingOrder);
  expect(await ended).toBe("read");
  expect(words.at(-1)).toBe("report");
  expect(words.length).toBeGreaterThan(2);
});
