import { defineConfig } from "@playwright/test";
import { zoneAtNoon } from "@recollect/domain/test/zone-at-noon.ts";
import { browserFlags } from "../scripts/machine/browser.mjs";
import { inProject } from "../scripts/process/root.mjs";

/** `npm run e2e`, `npm test -- --all` and .ci/run include the long ones. */
const areLongLeftOut = process.env["LONG_JOURNEYS"] === "no";
const report = process.env["JOURNEYS_REPORT"];

/** A microphone with beeps for the journey that records: with launch options of its own it would begin last, in one more worker with its own server. */
const microphoneFlags = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** A page lives for seconds here: optimizing its code costs more than it saves. */
const unoptimized = ["--js-flags=--no-turbofan --no-maglev"];

/** Started by `npm run e2e`, which finds the browser and builds the pages first. */
export default defineConfig({
  testDir: "journeys",
  testMatch: "*.journey.ts",
  testIgnore: areLongLeftOut ? ["*.long.journey.ts"] : [],
  outputDir: inProject(".cache", "journeys"),
  fullyParallel: true,
  // With two, an eighth of two cores was idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ...(report === undefined ? [] : [["json", { outputFile: report }] as const])],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // Rendering motion takes a fifth of the time; a journey about motion enables it.
    contextOptions: { reducedMotion: "reduce" },
    // So that no study day ends in the middle of a journey.
    timezoneId: zoneAtNoon(),
    launchOptions: {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: [...browserFlags, ...microphoneFlags, ...unoptimized],
    },
    screenshot: "only-on-failure",
  },
});
