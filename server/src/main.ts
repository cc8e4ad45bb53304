import { announcement } from "./announcement.ts";
import { readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { start, type Running } from "./start.ts";
import { StartError } from "./start-error.ts";

const { log, flush } = createLog((text) => process.stdout.write(text));

try {
  const config = readConfig(process.env);
  const server = await start(config, log);
  console.log(announcement(config, server.port));
  stopOnSignal(server);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** One Ctrl-C can arrive twice, from the terminal and from npm; and nobody wants a second one to cut the first short. */
function stopOnSignal(server: Running): void {
  const stop = () => {
    void server.stop().then(
      () => exit(0),
      (error: unknown) => {
        console.error(error);
        exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function exit(code: number): never {
  flush();
  process.exit(code);
}
