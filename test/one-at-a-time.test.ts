import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { rmSync } from "node:fs";
import { oneAtATime } from "../scripts/process/one-at-a-time.mjs";
import { inProject } from "../scripts/process/root.mjs";

function aLock(): { name: string; file: string } {
  const name = `house-test-${crypto.randomUUID()}`;
  const file = inProject(".cache", `${name}.lock`);
  onTestFinished(() => rmSync(file, { force: true }));
  return { name, file };
}

test("work of one name never overlaps, and all of it is done", async () => {
  const { name, file } = aLock();
  const events: string[] = [];
  const work = (who: string) =>
    oneAtATime(name, async () => {
      events.push(`${who} begins`);
      await new Promise(setImmediate);
      events.push(`${who} ends`);
    });
  await Promise.all([work("a"), work("b"), work("c")]);
  expect(events).toHaveLength(6);
  for (let i = 0; i < events.length; i += 2) expect(events[i + 1]).toBe(events[i]?.replace("begins", "ends"));
  expect(existsSync(file)).toBe(false);
});

test("the lock of a process that died is taken over", async () => {
  const { name, file } = aLock();
  writeFileSync(file, String(spawnSync(process.execPath, ["--version"]).pid));
  await expect(oneAtATime(name, () => "done")).resolves.toBe("done");
});

test("a failure of the work is passed on and releases the lock", async () => {
  const { name, file } = aLock();
  await expect(
    oneAtATime(name, () => {
      throw new Error("disk full");
    }),
  ).rejects.toThrow("disk full");
  expect(existsSync(file)).toBe(false);
});
