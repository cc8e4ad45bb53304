import { inspect } from "node:util";

import { announcement } from "./announcement.ts";
import { readConfig } from "./settings/config.ts";
import { createLog } from "./log/log.ts";
import { start, type Running } from "./start.ts";
import { StartError } from "./settings/start-error.ts";

/** The server's life as a process: started by the environment, stopped by a signal, or ended with 1 and one sentence. */
export async function run(environment: NodeJS.ProcessEnv, clock: () => number = Date.now): Promise<void> {
  const { log, flush } = createLog((text) => process.stdout.write(text));
  try {
    const config = readConfig(environment);
    const server = await start(config, log, clock);
    process.stdout.write(`${announcement(config, server.port)}\n`);
    stopOnSignal(server, flush);
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}

/** One Ctrl-C can arrive twice, from the terminal and from npm; the second must not cut the first one short. */
function stopOnSignal(server: Running, flush: () => void): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await server.stop();
      flush();
      process.exit(0);
    } catch (error) {
      flush();
      complain(error);
      process.exit(1);
    }
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

/** What keeps the server from starting is one sentence; anything else is a fault of ours, with its stack. */
function complain(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
}
