import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

/** @type {("SIGINT" | "SIGTERM" | "SIGHUP")[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in the foreground, hands it the signals that this process gets, and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, shell?: boolean }} [options] `quiet` keeps its output back
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it
 */
export function run(program, args, { cwd = root, env = process.env, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: quiet ? "ignore" : "inherit", shell });
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
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
