import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall, mayUseApt } from "./apt.mjs";
import { node24 } from "../process/node24.mjs";
import { inProject } from "../process/root.mjs";
import { run } from "../process/run.mjs";
import { giveUp, say } from "../process/say.mjs";

/** The options that Chromium needs to run quietly, and as root, in a container without a graphics card. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's Chromium without the parts that no test uses: the same pages for half of the CPU time. */
const shell = "chromium-headless-shell";
const browsers = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** One installation in each command: a browser that is being unpacked can be found and still not be run. @type {Promise<string | null> | null} */
let installation = null;

/**
 * The browser for tests: CHROME_PATH, else one on the PATH, else Debian's headless shell by apt-get, else Playwright's own
 * download. Without any the command ends and says what to install.
 * @returns {Promise<string>} the path of an executable
 */
export async function browserPath() {
  await installation;
  return (
    fromEnvironment() ??
    onThePath() ??
    (await fromDebian()) ??
    (await fromPlaywright()) ??
    giveUp("No browser was found and none could be installed. Install Chromium or Chrome, or point CHROME_PATH at one, and try again.")
  );
}

/** Installs Debian's shell if there is no browser and it may be installed, while the command does other work first; never fails. */
export async function prepareBrowser() {
  if (fromEnvironment() === null && onThePath() === null) await fromDebian();
}

/** @returns {string | null} */
function fromEnvironment() {
  const path = process.env["CHROME_PATH"];
  if (path === undefined || path === "") return null;
  return isExecutable(path) ? path : giveUp(`CHROME_PATH is ${path}, which is not a program that can be run.`);
}

function onThePath() {
  return programOnPath(browsers);
}

/** @param {string[]} names the first that is found counts @returns {string | null} */
export function programOnPath(names) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** @returns {Promise<string | null>} */
function fromDebian() {
  return (installation ??= installShell());
}

/** With the fonts for emoji and for Chinese, Japanese and Korean, if available. @returns {Promise<string | null>} */
async function installShell() {
  if (!mayUseApt()) return null;
  say(`No Chromium or Chrome was found; installing Debian's ${shell} (apt-get)…`);
  if (!(await aptInstall([shell]))) return null;
  if (!(await aptInstall(["fonts-noto-color-emoji", "fonts-noto-cjk"])))
    say("The fonts for emoji and CJK text could not be installed; going on without.");
  return onThePath();
}

/** @returns {Promise<string | null>} */
async function fromPlaywright() {
  say("Downloading Playwright's own Chromium…");
  const code = await run(node24(), [inProject("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"]);
  if (code !== 0) return null;
  const where = `import { chromium } from "@playwright/test"; process.stdout.write(chromium.executablePath());`;
  const path = execFileSync(node24(), ["--input-type=module", "--eval", where], { cwd: inProject("e2e"), encoding: "utf8" });
  return isExecutable(path) ? path : null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
