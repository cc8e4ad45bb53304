import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inProject } from "./root.mjs";
import { giveUp } from "./say.mjs";

const wanted = 24;

/**
 * The Node that runs the project: its own, which an installation includes for Linux and Windows on the usual processors,
 * else the current one, if it is new enough.
 * @returns {string} the path of an executable
 */
export function node24() {
  const own = ownNode();
  if (own !== null && isRunnable(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= wanted) return process.execPath;
  return giveUp(
    `Recollect needs Node ${wanted} or newer on this system (${process.platform} ${process.arch}); this is Node ${process.versions.node}. Install it from nodejs.org and try again.`,
  );
}

/** @returns {string | null} */
function ownNode() {
  const file = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const platform = process.platform === "win32" ? "win" : process.platform;
  const path = inProject("node_modules", `node-${platform}-${process.arch}`, file);
  return existsSync(path) ? path : null;
}

/** A system without the usual C library can have the file and not be able to run it. @param {string} path */
function isRunnable(path) {
  if (path === process.execPath) return true;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
