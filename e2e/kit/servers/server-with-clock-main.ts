import { run } from "@recollect/server/process/run.ts";

/** How far this server's clock is ahead of the real one, in ms: set at the start, then by the parent process, over its channel. */
let aheadMs = Number(process.argv[2] ?? 0);

process.on("message", (ms: number) => {
  aheadMs = ms;
  process.send?.("moved");
});

await run(process.env, () => Date.now() + aheadMs);
