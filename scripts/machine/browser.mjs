import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { aptInstall, mayUseApt } from "./apt.mjs";
import { node24 } from "../process/node24.mjs";
import { inProject } from "../process/root.mjs";
import { run } from "../process/run.mjs";
import { giveUp, say } from "../process/say.mjs";

/** What Chromium needs to run quietly, and as root, in a container without a graphics card. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium or Chrome that tests drive: CHROME_PATH, else an installed one, else Debian's by apt-get, else Playwright's own
 * download. When none can be had the command ends and says what to install.
 * @returns {Promise<string>} the path of an executable
 */
export async function browserPath() {
  const given = process.env["CHROME_PATH"];
  if (given !== undefined && given !== "") {
    return isExecutable(given) ? given : giveUp(`CHROME_PATH is ${given}, which is not a program that can be run.`);
  }
  return (
    installed() ??
    (await fromDebian()) ??
    (await fromPlaywright()) ??
    giveUp("No browser was found and none could be installed. Install Chromium or Chrome, or point CHROME_PATH at one, and try again.")
  );
}

/** @returns {string | null} */
function installed() {
  return [...onThePath(), ...usualPlaces()].find(isExecutable) ?? null;
}

function onThePath() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
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

/** With the fonts for emoji and for Chinese, Japanese and Korean, as far as they can be had. @returns {Promise<string | null>} */
async function fromDebian() {
  if (!mayUseApt()) return null;
  say("No Chromium or Chrome was found; installing Debian's chromium (apt-get)…");
  if (!(await aptInstall(["chromium"]))) return null;
  if (!(await aptInstall(["fonts-noto-color-emoji", "fonts-noto-cjk"])))
    say("The fonts for emoji and CJK text could not be installed; going on without.");
  return installed();
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
