import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { inProject } from "../scripts/process/root.mjs";
import { serverArguments, serverEnvironment } from "../scripts/process/server-process.mjs";

const flags = serverArguments.filter((argument) => argument.startsWith("--"));
const mib = 1024 * 1024;

function printed(args: readonly string[], script: string, env = process.env): string {
  return execFileSync(process.execPath, [...args, "--input-type=module", "--eval", script], { encoding: "utf8", env }).trim();
}

test("new objects have two spaces of 16 MB, with any amount of memory", () => {
  const usual = printed(
    flags,
    `import { getHeapSpaceStatistics } from "node:v8";
     const kept = [];
     const sizes = [];
     for (let at = 0; at < 3_000_000; at += 1) {
       kept[at % 200_000] = { at, text: "number " + at };
       if (at % 50_000 === 0) sizes.push(getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space").space_size);
     }
     console.log(sizes.toSorted((a, b) => a - b)[sizes.length / 2]);`,
  );
  // The median: during a collection they may be a few pages larger.
  expect(Number(usual)).toBeGreaterThan(2 * mib);
  expect(Number(usual)).toBeLessThan(2 * 32 * mib);
});

test("an object begins among the new ones, even if others of its kind lived long", () => {
  const old = printed(
    [...flags, "--allow-natives-syntax"],
    `const kept = [];
     const made = (at) => ({ at, text: "number " + at });
     let old = 0;
     for (let at = 0; at < 3_000_000; at += 1) {
       const one = made(at);
       kept[at % 200_000] = one;
       if (at % 1_000 === 999 && !%InYoungGeneration(one)) old += 1;
     }
     console.log(old);`,
  );
  // Without the option nearly all 3,000 are old at once; a collection between a line and the next can move a single one.
  expect(Number(old)).toBeLessThan(30);
});

test("an operator's own setting of these spaces is not overridden", () => {
  const here = pathToFileURL(inProject("scripts", "process", "server-process.mjs")).href;
  const script = `import { serverArguments } from ${JSON.stringify(here)}; console.log(serverArguments.length);`;
  expect(printed([], script, { ...process.env, NODE_OPTIONS: "--max-semi-space-size=64" })).toBe("2");
  expect(printed([], script, { ...process.env, NODE_OPTIONS: "" })).toBe("4");
});

test("the process has the given environment, in which the operator's settings have priority", () => {
  const become = pathToFileURL(inProject("scripts", "process", "become.mjs")).href;
  const seen = printed(
    [],
    `import { become } from ${JSON.stringify(become)};
     await become(["--eval", "console.log(process.env.MALLOC_ARENA_MAX)"], ${JSON.stringify(serverEnvironment({ MALLOC_ARENA_MAX: "5" }))});`,
  );
  expect(seen).toBe("5");
  expect(serverEnvironment({})).toEqual({ MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: inProject(".cache", "node") });
});
