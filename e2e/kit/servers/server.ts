import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../scripts/machine/free-port.mjs";
import { node24 } from "../../../scripts/process/node24.mjs";
import { inProject, root } from "../../../scripts/process/root.mjs";
import { serverArguments, serverEnvironment } from "../../../scripts/process/server-process.mjs";

/** The real server in a process of its own, with the built pages and an empty data folder. */
export type TestServer = {
  /** such as `http://localhost:4300`, the same after a restart */
  origin: string;
  /** the current process */
  readonly pid: number;
  /** Stops it as Ctrl-C would, so that a page finds no server. */
  stop(): Promise<void>;
  /** Kills it, as a machine without memory does: it finishes nothing. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Runs an operator's command on its data, such as `["badge", "ada", "DEV"]`, while it runs or is stopped; fails if the command does. */
  operator(words: readonly string[]): Promise<void>;
  /** Stops it and deletes its data. */
  end(): Promise<void>;
};

/** Starts the process with this environment; both of its outputs are pipes. */
export type Launch = (env: NodeJS.ProcessEnv) => ChildProcess;

const launchAsItIs: Launch = (env) =>
  spawn(node24(), serverArguments, { cwd: root, env: serverEnvironment(env), stdio: ["ignore", "pipe", "pipe"] });

/** @param settings environment variables over the usual ones, for example `{ BRAND: "Mneme" }` */
export async function startServer(settings: Record<string, string> = {}, launch: Launch = launchAsItIs): Promise<TestServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), "recollect-journey-"));
  const port = Number(settings["PORT"] ?? (await freePort()));
  const env = { ...process.env, DATA_DIR: dataFolder, PORT: String(port), HOST: "localhost", LIMITS: "off", ...settings };
  let child: ChildProcess | null = null;

  const start = async () => {
    child = launch(env);
    await announced(child);
  };
  const endBy = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  const stop = () => endBy("SIGTERM");
  const operator = async (words: readonly string[]) => {
    await promisify(execFile)(node24(), [inProject("server", "src", "process", "operator", "main.ts"), ...words], { cwd: root, env });
  };
  const end = async () => {
    await stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  await start();
  return {
    origin: `http://localhost:${port}`,
    get pid() {
      if (child?.pid === undefined) throw new Error("The server does not run.");
      return child.pid;
    },
    start,
    stop,
    kill: () => endBy("SIGKILL"),
    operator,
    end,
  };
}

/** Resolves when the server has announced itself; otherwise the error has its output. */
async function announced(child: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      if (output.includes("is running at")) return;
      output += chunk.toString();
      if (output.includes("is running at")) resolve();
    };
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} instead of starting:\n${output}`)));
  });
}
