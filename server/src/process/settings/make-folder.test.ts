import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

import { makeFolder } from "./make-folder.ts";

async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("a folder", () => {
  test("is created with all missing parents, for its owner alone", async () => {
    const above = await aTemporaryFolder();
    makeFolder(join(above, "a", "b", "c"));
    for (const made of ["a", "a/b", "a/b/c"]) expect((await stat(join(above, made))).mode & 0o777).toBe(0o700);
  });

  test("that exists stays as it is", async () => {
    const folder = await aTemporaryFolder();
    await writeFile(join(folder, "deck"), "kept");
    makeFolder(folder);
    expect(existsSync(join(folder, "deck"))).toBe(true);
  });

  test("cannot be created over a file, or below one", async () => {
    const file = join(await aTemporaryFolder(), "file");
    await writeFile(file, "not a folder");
    expect(() => makeFolder(file)).toThrow("EEXIST");
    expect(() => makeFolder(join(file, "a", "b"))).toThrow("ENOTDIR");
  });

  test.runIf(existsSync("/proc/self"))("below a read-only one is refused at once", () => {
    expect(() => makeFolder("/proc/recollect")).toThrow("ENOENT");
    expect(() => makeFolder("/proc/recollect/a/b")).toThrow("ENOENT");
  });
});
