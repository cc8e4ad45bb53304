import { defineConfig } from "@playwright/test";
import { inProject } from "../../scripts/process/root.mjs";

/** Started by `npm run e2e -- firefox`. Playwright brings a Firefox of its own, so that these journeys drive the installed one by themselves. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: inProject(".cache", "journeys-firefox"),
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
});
