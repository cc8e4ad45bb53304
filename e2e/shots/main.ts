import { mkdirSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { browserFlags } from "../../scripts/machine/browser.mjs";
import { inProject } from "../../scripts/process/root.mjs";
import { startServer } from "../kit/servers/server.ts";
import { namesIn } from "../kit/browsers/language-names.ts";
import { speakOn } from "../kit/browsers/spoken-names.ts";
import { allStates } from "./all-states.ts";
import { readOptions } from "./options.ts";
import type { State } from "./state.ts";

const options = readOptions(
  process.argv.slice(2),
  allStates.map(({ name }) => name),
);
const folder = inProject("shots");
const manner = `${options.day ? "-day" : ""}${options.language === "en" ? "" : `-${options.language}`}`;
const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env["CHROME_PATH"] ?? "", args: browserFlags });
mkdirSync(folder, { recursive: true });
try {
  for (const state of allStates.filter(({ name }) => options.names.includes(name))) await picture(browser, state);
} finally {
  await browser.close();
  await server.end();
}

/** One student, one state, and a picture at each width. */
async function picture(from: Browser, { name, reach, shows }: State): Promise<void> {
  const context = await from.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    locale: options.language,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if (options.day) await context.addInitScript(() => localStorage.setItem("recollect:appearance", "day"));
  if (options.language !== "en") speakOn(page, namesIn(options.language));
  try {
    await reach(page, server);
    for (const width of options.widths) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 800 });
      await shows?.(page).waitFor();
      await page.evaluate(decodedPictures);
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
      );
      await page.screenshot({ path: `${folder}/${name}${manner}-${width}.jpg`, type: "jpeg", quality: 80, animations: "disabled" });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow > 0) console.log(`${name} at ${width} px is ${overflow} px too wide`);
    }
    console.log(name);
  } catch (error) {
    console.error(`${name} could not be reached: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Ends when the pictures in view can be painted; one without a file never can, and is shown so. */
async function decodedPictures(): Promise<void> {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inView.map((image) => image.decode()));
}
