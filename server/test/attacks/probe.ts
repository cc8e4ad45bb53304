import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into a server process before it starts (`--import`). It measures what the others of an attack feel, inside of the process, so that
 * a busy machine changes nothing of it: how long the thread that answers was busy with one thing, in its own CPU time, and how much
 * memory the process took. SIGUSR2 writes both down, and begins again.
 */

const everyMs = 5;
/** how often the processes that it has begun are looked at */
const begunEveryMs = 50;

function said(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

/** The processes that one has begun, where the system says it. */
function begunBy(pid: string): string[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  return threads.flatMap((thread) => said(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean));
}

/** What a process takes by itself, in MB: the pages of Node's program are there once for all of them. */
function ownMb(pid: string): number {
  const [, resident = 0, shared = 0] = said(`/proc/${pid}/statm`).split(" ").map(Number);
  return ((resident - shared) * 4096) / 1e6;
}

if (isMainThread && process.env["PROBE"] !== undefined) {
  const file = process.env["PROBE"];
  let longestMs = 0;
  let before = process.threadCpuUsage();
  let startMb = 0;
  let mostMb = 0;

  /** in MB, with what the processes take that this one has begun */
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
