import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { node24 } from "../process/node24.mjs";
import { oneAtATime } from "../process/one-at-a-time.mjs";
import { cacheFolder, inProject } from "../process/root.mjs";
import { run } from "../process/run.mjs";
import { giveUp, say } from "../process/say.mjs";

const stamp = inProject(".cache", "client-built-from");
const page = inProject("client", "dist", "index.html");

/** Builds the client into client/dist, unless it is built from these very sources already. */
export async function buildClient() {
  if (isBuilt(sources())) return;
  await oneAtATime("build", async () => {
    const now = sources();
    if (isBuilt(now)) return;
    say("Building the pages (vite build)…");
    rmSync(stamp, { force: true });
    const vite = inProject("node_modules", "vite", "bin", "vite.js");
    const code = await run(node24(), [vite, "build", "--logLevel", "warn"], { cwd: inProject("client") });
    if (code !== 0) giveUp(`The pages could not be built (vite ended with ${code}); its message stands above.`);
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(stamp, now);
  });
}

function sources() {
  return fingerprint([inProject("client"), inProject("domain"), inProject("locales"), inProject("package-lock.json")], isSource);
}

/** @param {string} path */
function isSource(path) {
  const name = basename(path);
  return !["node_modules", "dist", "test", ".vite"].includes(name) && !/\.test\.tsx?$/.test(name);
}

/** @param {string} now */
function isBuilt(now) {
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, "utf8") === now;
}
