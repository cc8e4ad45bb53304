import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "../process/one-at-a-time.mjs";
import { root } from "../process/root.mjs";
import { run } from "../process/run.mjs";
import { giveUp, say } from "../process/say.mjs";

const oldestNode = 20;

/**
 * Makes `node_modules` match the lock file, and does nothing if it does already. An incomplete, older or
 * modified installation is detected, because each package is compared with npm's own record of what it installed.
 * @param {{ production?: boolean }} [options] `production` leaves out what only development and tests need
 */
export async function install({ production = false } = {}) {
  if (Number(process.versions.node.split(".")[0]) < oldestNode) {
    giveUp(`Recollect needs Node ${oldestNode} or newer to start; this is Node ${process.versions.node}. Install it from nodejs.org.`);
  }
  await installIn(root, { production, what: production ? "what the server needs" : "everything that tests and development need" });
}

/**
 * The same for a folder with a lock file of its own: packages that only one measurement needs, which nobody else should wait for.
 * @param {string} folder @param {{ production?: boolean, what: string }} options `what` is said of them
 */
export async function installIn(folder, { production = false, what }) {
  if (isInstalled(folder, production)) return;
  await oneAtATime("install", async () => {
    if (isInstalled(folder, production)) return;
    say(`Installing ${what} (npm ci)…`);
    const omitted = production ? "--omit=dev" : "--include=dev";
    const code = await npm(["ci", omitted, "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], folder);
    if (code !== 0) giveUp(`The installation failed (npm ended with ${code}); its message stands above.`);
  });
}

/** @param {string} folder @param {boolean} production */
function isInstalled(folder, production) {
  const record = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(folder, "package-lock.json")))
    .filter(([path]) => path.startsWith("node_modules/"))
    .every(([path, wanted]) => {
      const found = installed[path];
      if (found !== undefined) return found.version === wanted.version && existsSync(join(folder, path, "package.json"));
      return wanted.optional || (production && (wanted.dev || wanted.devOptional));
    });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Uses the Node that npm itself was started with: the project's own is deleted during the installation. @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const { npm_execpath: program, npm_node_execpath: node = process.execPath } = process.env;
  if (program !== undefined && existsSync(program)) return run(node, [program, ...args], { cwd });
  return run("npm", args, { cwd, shell: process.platform === "win32" });
}
