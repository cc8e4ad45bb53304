import { inProject } from "./root.mjs";

/**
 * What Node is given to run the server. V8 lets new objects take two spaces whose size follows the machine's memory: of 1 MB each beside
 * 512 MB, of 64 MB each beside 16 GB. Two of 16 MB are as fast as two of 64, and hold for the server's threads as well. An operator's own
 * bound in NODE_OPTIONS comes first, which an argument would override.
 */
export const serverArguments = [
  ...(/semi[-_]space/.test(process.env["NODE_OPTIONS"] ?? "") ? [] : ["--max-semi-space-size=16"]),
  inProject("server", "src", "process", "main.ts"),
];

/**
 * The environment of the server's process. For each thread glibc keeps freed memory apart, in an arena of its own: V8's and Node's eight
 * threads, which allocate little and seldom at once, share one. The server and its threads turn Node's compile cache on by themselves,
 * after their own file was loaded; from here it holds for that file too, and what removes types from TypeScript (10 MB) stays unloaded.
 * @param {NodeJS.ProcessEnv} given what the operator has set, which comes first
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(given) {
  return { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: inProject(".cache", "node"), ...given };
}
