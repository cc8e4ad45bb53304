import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { memoryFolder } from "../scripts/machine/memory-folder.mjs";

function aPlace(): string {
  const place = mkdtempSync(join(tmpdir(), "recollect-place-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}

function aFolderIn(place: string, pid: number): string {
  const folder = join(place, `recollect-tests-${hostname()}-${pid}`);
  mkdirSync(folder);
  return folder;
}

const endedProcess = (): number => spawnSync(process.execPath, ["--version"]).pid;

test("the folder of this process lies in the place and can be entered by other users", () => {
  const place = aPlace();
  const folder = memoryFolder({ place, needed: 1 });
  expect(folder).toBe(join(place, `recollect-tests-${hostname()}-${process.pid}`));
  expect(statSync(folder!).mode & 0o777).toBe(0o711);
});

test("what a killed process left is deleted, and the folder of a living one is kept", () => {
  const place = aPlace();
  const left = aFolderIn(place, endedProcess());
  const used = aFolderIn(place, process.ppid);
  memoryFolder({ place, needed: 1 });
  expect({ left: existsSync(left), used: existsSync(used) }).toEqual({ left: false, used: true });
});

test("the folder of an earlier process with the same number is emptied", () => {
  const place = aPlace();
  mkdirSync(join(aFolderIn(place, process.pid), "left"));
  expect(readdirSync(memoryFolder({ place, needed: 1 })!)).toEqual([]);
});

test("the folder of a container whose name is longer is kept", () => {
  const place = aPlace();
  const other = join(place, `recollect-tests-${hostname()}-2-${endedProcess()}`);
  mkdirSync(other);
  memoryFolder({ place, needed: 1 });
  expect(existsSync(other)).toBe(true);
});

test("a missing place, or one with too little room, is not used", () => {
  expect(memoryFolder({ place: join(aPlace(), "missing"), needed: 1 })).toBe(null);
  expect(memoryFolder({ place: aPlace(), needed: Number.MAX_SAFE_INTEGER })).toBe(null);
});
