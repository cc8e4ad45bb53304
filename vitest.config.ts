import { availableParallelism } from "node:os";

import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { languagesPlugin } from "./client/build/language/languages-plugin.ts";

/** `npm test -- --all` and .ci/run run every test; otherwise kills, races, attacks and the largest laws are left out. */
const all = process.env["TESTS"] === "all";
const long = "**/*.long.test.ts";
/** A test that mocks a module, which files that share a worker would get too. */
const isolated = "**/*.isolated.test.{ts,tsx}";
const exclude = [...configDefaults.exclude, isolated, ...(all ? [] : [long])];

/** A timeout is for hanging tests: on a busy machine everything takes many times as long. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };
const messages = { plugins: [languagesPlugin(import.meta.dirname)] };
const clocks = [
  ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const),
  ...(["requestAnimationFrame", "cancelAnimationFrame", "requestIdleCallback", "cancelIdleCallback"] as const),
];
const dom = {
  environment: "jsdom",
  setupFiles: ["client/test/setup.ts"],
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" as const } },
  // Without setImmediate, by which fake-indexeddb works: a step that a test's clock never takes would block its database for every later test.
  fakeTimers: { toFake: [...clocks] },
};

/**
 * The long tests of whole processes are the first of their project, for they wait more than they work: at the end nothing would run beside them. Their
 * times in the last run don't say so, since most run on one of the databases only.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => /\/server\/src\/process\/.*\.long\.test\.ts$/.test(moduleId);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) => [
      ...own.filter(isWaiting),
      ...own.filter((file) => !isWaiting(file)),
    ]);
  }
}

/** One project for each kind of test; `vitest run --project server path` runs some of them. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    pool: "threads",
    // `npm run check` and `npm test` run the screens' tests beside the others (scripts/checks/checks.mjs), which fills the waits of both.
    maxWorkers: availableParallelism(),
    // The files of a worker share its modules, and its page: loading these for each file took two thirds of the time.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    // A busy machine takes longer; waits always name their condition.
    ...patient,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "domain", include: ["domain/src/**/*.test.ts"], exclude } },
      { extends: true, test: { name: "server", include: ["server/**/*.test.ts"], exclude } },
      { extends: true, test: { name: "server-isolated", include: [`server/${isolated}`], isolate: true } },
      { extends: true, ...messages, test: { name: "client", include: ["client/{src,test,worker}/**/*.test.{ts,tsx}"], exclude, ...dom } },
      { extends: true, ...messages, test: { name: "client-isolated", include: [`client/${isolated}`], isolate: true, ...dom } },
      { extends: true, test: { name: "house", include: ["test/**/*.test.ts"], exclude } },
    ],
  },
});
