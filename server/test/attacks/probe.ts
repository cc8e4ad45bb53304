import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into a server process before it starts (`--import`). It measures what the others of an attack feel, inside of the process, so that
 * a busy machine changes nothing of it: how long the thread that answers was busy with one thing, in its own CPU time, and how much
 * memory the process took. SIGUSR2 writes both down, and begins again.
 */

const everyMs = 5;

if (isMainThread && process.env["PROBE"] !== undefined) {
  const file = process.env["PROBE"];
  let longestMs = 0;
  let before = process.threadCpuUsage();
  let startMb = 0;
  let mostMb = 0;

  setInterval(() => {
    const now = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (now.user + now.system - before.user - before.system) / 1000);
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1e6);
    before = now;
  }, everyMs).unref();

  process.on("SIGUSR2", () => {
    writeFileSync(file, JSON.stringify({ longestMs, grownMb: mostMb - startMb }));
    startMb = process.memoryUsage.rss() / 1e6;
    mostMb = startMb;
    longestMs = 0;
  });
}
