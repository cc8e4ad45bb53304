import { node24 } from "./node24.mjs";
import { run } from "./run.mjs";

/**
 * Goes on as Node 24 with these arguments. Where the system can, this process itself becomes that program, so that a signal to
 * it reaches the program and nothing stands between; elsewhere it stays in front, passes signals on and ends as the program ends.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function become(args, env = process.env) {
  const node = node24();
  if (process.execve !== undefined && process.platform !== "win32") process.execve(node, ["node", ...args], env);
  process.exitCode = await run(node, args, { env });
}
