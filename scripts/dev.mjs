import { install } from "./build/install.mjs";
import { freePort } from "./machine/free-port.mjs";
import { node24 } from "./process/node24.mjs";
import { inProject } from "./process/root.mjs";
import { run } from "./process/run.mjs";
import { serverArguments, serverEnvironment } from "./process/server-process.mjs";
import { giveUp, say } from "./process/say.mjs";
import { takesOnly } from "./process/usage.mjs";

takesOnly("Usage: npm run dev. Settings are variables of the environment, as in PORT=8080 npm run dev.");

/*
 * Both halves, each reloading when its sources change: the pages on PORT (3000) with the API behind them on a port of its own,
 * and a data folder beside the real one, with the demo content in it.
 */
await install();
const node = node24();
const port = process.env["PORT"] ?? "3000";
const apiPort = String(await freePort());
const dataFolder = process.env["DATA_DIR"] ?? inProject(".cache", "dev-data");
const env = { ...process.env, DATA_DIR: dataFolder, PORT: apiPort, HOST: "localhost" };

if ((await run(node, [inProject("server", "src", "seed", "main.ts")], { env })) !== 0) giveUp("The demo content could not be written.");
say(`The pages will be at http://localhost:${port}`);
const server = run(node, ["--watch", "--watch-preserve-output", ...serverArguments], { env: serverEnvironment(env) });
const pages = run(node, [inProject("node_modules", "vite", "bin", "vite.js"), "--port", port, "--strictPort", "--clearScreen", "false"], {
  cwd: inProject("client"),
  env,
});
process.exitCode = await Promise.race([server, pages]);
process.kill(process.pid, "SIGTERM");
await Promise.all([server, pages]);
