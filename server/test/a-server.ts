import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

import { serverArguments } from "../../scripts/process/server-process.mjs";
import { compileCache } from "./compile-cache.ts";
import { quickHashes } from "./passwords/hash-option.ts";

/** A server process. */
export type RunningServer = {
  /** such as `http://localhost:41234` */
  url: string;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends the signal and returns how the process ended. */
  stop: (signal?: NodeJS.Signals) => Promise<EndedServer>;
  signal: (signal: NodeJS.Signals) => void;
  /** Resolves when the process has ended. */
  ended: Promise<EndedServer>;
  /** what it has printed so far */
  output: () => string;
};

/** `umask`: which permissions new files are not given, such as "000", if it matters */
type LaunchOptions = { umask?: string };

export type EndedServer = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

/**
 * Starts the server with the arguments of `npm start`, on a free port, with quick hashes and only these settings; it is killed after the test if it is
 * still running.
 */
export async function aServer(settings: Readonly<Record<string, string>>, options: LaunchOptions = {}): Promise<RunningServer> {
  const process = launched(settings, options);
  const url = await process.printed(/ is running at (http:\S+)/);
  return {
    url,
    request: (path, init) => fetch(new URL(path, url), init),
    stop(signal = "SIGTERM") {
      process.child.kill(signal);
      return process.ended;
    },
    signal: (signal) => void process.child.kill(signal),
    ended: process.ended,
    output: process.stdout,
  };
}

/** Starts a server that is expected not to start, and returns how it ended. */
export function startsNot(settings: Readonly<Record<string, string>>): Promise<EndedServer> {
  return launched(settings).ended;
}

function launched(settings: Readonly<Record<string, string>>, { umask = "" }: LaunchOptions = {}) {
  const command = [process.execPath, ...serverArguments];
  const [program = "", ...words] = umask === "" ? command : ["/bin/sh", "-c", `umask ${umask}; exec "$0" "$@"`, ...command];
  const child = spawn(program, words, {
    env: { PATH: process.env["PATH"], PORT: "0", LIMITS: "off", NODE_OPTIONS: quickHashes, ...compileCache, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (stderr += text));
  const ended = new Promise<EndedServer>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });

  /** The first group of the pattern, as soon as the process has printed it. */
  function printed(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(stdout)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on("data", look);
      void ended.then(() => reject(new Error(`the server ended before it printed ${String(pattern)}: ${stderr}`)));
    });
  }

  return { child, ended, printed, stdout: () => stdout };
}
