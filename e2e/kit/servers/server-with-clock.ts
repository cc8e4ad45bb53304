import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { node24 } from "../../../scripts/process/node24.mjs";
import { inProject, root } from "../../../scripts/process/root.mjs";
import { startJourneyServer } from "./journey-server.ts";
import type { TestServer } from "./server.ts";

/** A server whose clock can skip days. Sessions use the real time, so a student stays signed in. */
export type ServerWithClock = TestServer & {
  /** Moves the clock forward by this much, also while the server is stopped; a negative value moves it back. Resolves when the server uses it. */
  moveClock(ms: number): Promise<void>;
  /** ms since 1970 on the server's clock */
  now(): number;
};

/** @param settings environment variables over the usual ones */
export async function startServerWithClock(settings: Record<string, string> = {}): Promise<ServerWithClock> {
  let aheadMs = 0;
  let child: ChildProcess | null = null;
  const server = await startJourneyServer(settings, (env) => {
    const program = [inProject("e2e", "kit", "servers", "server-with-clock-main.ts"), String(aheadMs)];
    child = spawn(node24(), program, { cwd: root, env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    return child;
  });
  return Object.assign(server, {
    async moveClock(ms: number) {
      aheadMs += ms;
      if (child?.connected !== true) return;
      const heard = once(child, "message");
      child.send(aheadMs);
      await heard;
    },
    now: () => Date.now() + aheadMs,
  });
}
