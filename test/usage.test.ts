import { spawnSync } from "node:child_process";

import { expect, test } from "vitest";

import { inProject } from "../scripts/process/root.mjs";

function ran(command: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject("scripts", `${command}.mjs`), ...words], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test.each(["start", "seed", "dev", "test"])("%s refuses a word that it does not know in one line, and does nothing", (command) => {
  const { status, stdout, stderr } = ran(command, "--no-such-word");
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^"--no-such-word" is not known here\. Usage: npm [^\n]+\n$/);
});

test.each(["start", "seed", "dev", "test"])("%s --help says how it is called", (command) => {
  const { status, stdout, stderr } = ran(command, "--help");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Usage: npm [^\n]+\n$/);
});
