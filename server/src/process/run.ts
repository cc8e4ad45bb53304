import { inspect } from "node:util";

import { stackOf } from "../http/errors.ts";
import { announcement } from "./announcement.ts";
import { createLog, type Log } from "./log/log.ts";
import { readConfig } from "./settings/config.ts";
import { start, type Running } from "./start.ts";
import { StartError } from "./settings/start-error.ts";

/** The server's process: configured by the environment, stopped by a signal, or ended with 1 and one sentence. */
export async function run(environment: NodeJS.ProcessEnv, clock: () => number = Date.now): Promise<void> {
  const { log, flush } = createLog((text) => process.stdout.write(text));
  outliveRejections(log);
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

/**
 * An unhandled rejection is a bug in one request; other requests should not fail because of it. It is logged. An uncaught exception still
 * ends the process: its state is unknown.
 */
function outliveRejections(log: Log): void {
  process.on("unhandledRejection", (reason) => log({ level: "error", message: "unhandled rejection", stack: stackOf(reason) }));
}

/** One Ctrl-C can arrive twice, from the terminal and from npm; the second must not interrupt the shutdown. */
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

/** A StartError is printed as one sentence; any other error is a bug, printed with its stack. */
function complain(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
}
