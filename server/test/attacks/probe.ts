import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into a server process before it starts (`--import`). It measures an attack's effects on others inside of the process, so that load
 * on the machine makes no difference: how long the main thread was blocked, in its own CPU time, and the memory of the process.
 * SIGUSR2 writes both to a file and starts again.
 */

const everyMs = 5;
/** how often the child processes are measured, in ms */
const begunEveryMs = 50;

function replyPath(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

/** The child processes of one, where the system lists them. */
function begunBy(pid: string): string[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  return threads.flatMap((thread) => replyPath(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean));
}

/** The memory of a process without shared pages, in MB: those of Node's program exist once for all of them. */
function ownMb(pid: string): number {
  const [, resident = 0, shared = 0] = replyPath(`/proc/${pid}/statm`).split(" ").map(Number);
  return ((resident - shared) * 4096) / 1e6;
}

if (isMainThread && process.env["PROBE"] !== undefined) {
  const file = process.env["PROBE"];
  let longestMs = 0;
  let before = process.threadCpuUsage();
  let startMb = 0;
  let mostMb = 0;

  /** in MB, including child processes */
  const memory = (): number => process.memoryUsage.rss() / 1e6 + begunBy("self").reduce((sum, pid) => sum + ownMb(pid), 0);

  setInterval(() => (mostMb = Math.max(mostMb, memory())), begunEveryMs).unref();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (now.user + now.system - before.user - before.system) / 1000);
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1e6);
    before = now;
  }, everyMs).unref();

  process.on("SIGUSR2", () => {
    writeFileSync(file, JSON.stringify({ longestMs, grownMb: mostMb - startMb }));
    startMb = memory();
    mostMb = startMb;
    longestMs = 0;
  });
}
