import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
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
/** Written if Debian has no shell for this machine, so that not every command looks for it again. */
const noShell = inProject(".cache", "no-headless-shell");

/** The shell that is being installed. @type {Promise<string | null> | null} */
let coming = null;

/**
 * The browser for tests: CHROME_PATH, else Debian's headless shell, installed by apt-get if possible, else a whole browser.
 * @returns {Promise<string>} the path of an executable
 */
export async function browserPath() {
  // A program that is being unpacked can be found and still not be run.
  await coming;
  return given() ?? onThePath([shell]) ?? (await shellFromDebian()) ?? (await wholeBrowserPath());
}

/**
 * An ordinary browser: CHROME_PATH, else an installed Chromium or Chrome, else Debian's by apt-get, else Playwright's own
 * download. Without any the command ends and says what to install.
 * @returns {Promise<string>} the path of an executable
 */
export async function wholeBrowserPath() {
  return (
    given() ??
    installed() ??
    (await chromiumFromDebian()) ??
    (await fromPlaywright()) ??
    giveUp("No browser was found and none could be installed. Install Chromium or Chrome, or point CHROME_PATH at one, and try again.")
  );
}

/** @returns {string | null} */
function given() {
  const path = process.env["CHROME_PATH"];
  if (path === undefined || path === "") return null;
  return isExecutable(path) ? path : giveUp(`CHROME_PATH is ${path}, which is not a program that can be run.`);
}

/** @returns {string | null} */
function installed() {
  return onThePath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]) ?? usualPlaces().find(isExecutable) ?? null;
}

/** @param {string[]} names @returns {string | null} */
function onThePath(names) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

function usualPlaces() {
  if (process.platform === "darwin") {
    const apps = ["/Applications", join(homedir(), "Applications")];
    return apps.flatMap((folder) => ["Google Chrome", "Chromium"].map((name) => join(folder, `${name}.app`, "Contents", "MacOS", name)));
  }
  if (process.platform === "win32") {
    const { ProgramFiles, "ProgramFiles(x86)": programFiles32, LOCALAPPDATA } = process.env;
    const folders = [ProgramFiles, programFiles32, LOCALAPPDATA].filter((folder) => folder !== undefined);
    return folders.flatMap((folder) => ["Google/Chrome", "Chromium"].map((name) => join(folder, name, "Application", "chrome.exe")));
  }
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome", "/snap/bin/chromium"];
}

/** Installs the shell if it is missing and may be installed, so that it is there when a browser is needed; never fails. */
export async function fetchShell() {
  if (given() === null && onThePath([shell]) === null) await shellFromDebian();
}

/** @returns {Promise<string | null>} */
function shellFromDebian() {
  return (coming ??= installShell());
}

/** @returns {Promise<string | null>} */
async function installShell() {
  if (!mayUseApt() || existsSync(noShell)) return null;
  say(`Installing Debian's ${shell} (apt-get), in which tests take half the time…`);
  if (await fromDebian(shell)) return onThePath([shell]);
  say("It could not be had; a whole browser does as well.");
  mkdirSync(dirname(noShell), { recursive: true });
  writeFileSync(noShell, "");
  return null;
}

/** @returns {Promise<string | null>} */
async function chromiumFromDebian() {
  if (!mayUseApt()) return null;
  say("No Chromium or Chrome was found; installing Debian's chromium (apt-get)…");
  return (await fromDebian("chromium")) ? installed() : null;
}

/** With the fonts for emoji and for Chinese, Japanese and Korean, if available. @param {string} browser @returns {Promise<boolean>} */
async function fromDebian(browser) {
  if (!(await aptInstall([browser]))) return false;
  if (!(await aptInstall(["fonts-noto-color-emoji", "fonts-noto-cjk"])))
    say("The fonts for emoji and CJK text could not be installed; going on without.");
  return true;
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
