import { fileURLToPath } from "node:url";

/**
 * For the environment of a server process: Node's compile cache is where the server has it, also for modules that are loaded before the server turns
 * it on, and for commands, which don't.
 */
export const compileCache = { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../.cache/node", import.meta.url)) };
