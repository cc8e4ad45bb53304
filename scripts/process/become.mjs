import { node24 } from "./node24.mjs";
import { run } from "./run.mjs";

/**
 * Continues as Node 24 with these arguments. If the system supports it, this process itself becomes that program, so that signals
 * reach it directly; otherwise it stays its parent, passes signals on and ends with its exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function become(args, env = process.env) {
  const node = node24();
  if (process.execve !== undefined && process.platform !== "win32") process.execve(node, ["node", ...args], env);
  process.exitCode = await run(node, args, { env });
}
