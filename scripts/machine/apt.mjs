import { existsSync, readFileSync } from "node:fs";
import { run } from "../process/run.mjs";

/** Root on Debian, where the package `chromium` is the program itself. */
export function mayUseApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** apt-get has one lock, so one call waits for the other. @type {Promise<unknown>} */
let last = Promise.resolve();

/** @param {string[]} packages @returns {Promise<boolean>} whether apt-get could install them */
export function aptInstall(packages) {
  const installed = last.then(() => installNow(packages));
  last = installed.catch(() => {});
  return installed;
}

/** @param {string[]} packages */
async function installNow(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string[]} */ args) =>
    run("apt-get", ["-q", "-y", "-o", "Dpkg::Options::=--force-confold", ...args], { env, quiet: true });
  const install = () => apt(["install", "--no-install-recommends", "--no-remove", ...packages]);
  if ((await install()) === 0) return true;
  await apt(["update"]);
  return (await install()) === 0;
}
