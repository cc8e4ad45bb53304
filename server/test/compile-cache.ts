import { fileURLToPath } from "node:url";

/**
 * For the environment of a process of ours: what Node compiles is kept where the server keeps it, also of what is loaded before the
 * server turns that on by itself, and of commands, which don't.
 */
export const compileCache = { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../.cache/node", import.meta.url)) };
