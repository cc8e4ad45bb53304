import { spawn } from "node:child_process";

import { startServer, type TestServer } from "../../e2e/kit/servers/server.ts";
import { node24 } from "../../scripts/process/node24.mjs";
import { inProject, root } from "../../scripts/process/root.mjs";

/** The bare server (`bare-server.ts`) in a process of its own. */
export function startBareServer(settings: Record<string, string>): Promise<TestServer> {
  return startServer(settings, (env) =>
    spawn(node24(), [inProject("bench", "kit", "bare-server.ts")], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] }),
  );
}
