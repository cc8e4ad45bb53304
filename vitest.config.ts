import { availableParallelism } from "node:os";

import { configDefaults, defineConfig } from "vitest/config";

/** `npm test -- --all` and .ci/run run every test; otherwise kills, races, attacks and the largest laws are left out. */
const all = process.env["TESTS"] === "all";
const long = "**/*.long.test.ts";
const cores = availableParallelism();
/** A test that mocks a module, which files that share a worker would get too. */
const isolated = "**/*.isolated.test.{ts,tsx}";
const exclude = [...configDefaults.exclude, isolated, ...(all ? [] : [long])];

/** A timeout is for hanging tests: on a busy machine everything takes many times as long. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };
const dom = {
  environment: "jsdom",
  setupFiles: ["client/test/setup.ts"],
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" as const } },
};

/** One project for each kind of test; `vitest run --project server path` runs some of them. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    pool: "threads",
    // With one a core a fifth of the processor's time is idle, since tests wait as well. Attacks take memory, so there is one of them for each core.
    maxWorkers: all ? cores : Math.ceil(cores * 1.5),
    // The files of a worker share its modules, and its page: loading these for each file took two thirds of the time.
    isolate: false,
    // A busy machine takes longer; waits always name their condition.
    ...patient,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "domain", include: ["domain/src/**/*.test.ts"], exclude } },
      { extends: true, test: { name: "server", include: ["server/**/*.test.ts"], exclude } },
      { extends: true, test: { name: "server-isolated", include: [`server/${isolated}`], isolate: true } },
      { extends: true, test: { name: "client", include: ["client/{src,test}/**/*.test.{ts,tsx}"], exclude, ...dom } },
      { extends: true, test: { name: "client-isolated", include: [`client/${isolated}`], isolate: true, ...dom } },
      { extends: true, test: { name: "house", include: ["test/**/*.test.ts"], exclude } },
    ],
  },
});
