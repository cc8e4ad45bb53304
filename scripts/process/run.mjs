import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

/** @type {("SIGINT" | "SIGTERM" | "SIGHUP")[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];
/** How long after a program's end the rest of its output is awaited: a child process may keep its output open for ever. */
const restOfOutputMs = 2_000;

/**
 * Runs a program in the foreground, passes on the signals that this process receives, and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, piped?: boolean, shell?: boolean, onOutput?: (text: string) => void }} [options]
 *   `quiet` hides its output; `onOutput` receives it, quiet or not, except at a terminal, which the program gets itself unless quiet or `piped`
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it
 */
export function run(program, args, { cwd = root, env = process.env, quiet = false, piped = false, shell = false, onOutput } = {}) {
  const isPiped = onOutput !== undefined && (quiet || piped || !process.stdout.isTTY);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: isPiped ? ["ignore", "pipe", "pipe"] : quiet ? "ignore" : "inherit", shell });
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
        onOutput?.(text);
        if (!quiet) to.write(text);
      });
    }
    const forwards = passedOn.map((signal) => ({ signal, forward: () => void child.kill(signal) }));
    for (const { signal, forward } of forwards) process.on(signal, forward);
    const done = () => {
      for (const { signal, forward } of forwards) process.off(signal, forward);
    };
    child.once("error", (error) => {
      done();
      reject(error);
    });
    child.once("exit", (code, signal) => {
      done();
      const end = () => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
      if (!isPiped) return end();
      const patience = setTimeout(end, restOfOutputMs);
      child.once("close", () => {
        clearTimeout(patience);
        end();
      });
    });
  });
}
