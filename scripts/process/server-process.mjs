import { inProject } from "./root.mjs";

/**
 * Node's options for the server. V8 has two spaces for new objects, whose size depends on the machine's memory: 1 MB each with
 * 512 MB, 64 MB each with 16 GB. Two of 16 MB are as fast as two of 64, also in the server's threads. They begin with 8 MB: from
 * 1 MB on they grow by chance, and a process in which they stay small reads a deck on PostgreSQL with a sixth more CPU time; it costs
 * 1 MB of memory at rest. An operator's own setting in NODE_OPTIONS has priority, which an argument would override.
 *
 * V8 also puts objects of a kind that lived long once among the old ones from then on. If that was one of a request's objects, all others
 * that it refers to are taken for living too, and become old: in one of three processes an uncompressed read took half as much CPU time again.
 */
export const serverArguments = [
  "--no-allocation-site-pretenuring",
  ...(/semi[-_]space/.test(process.env["NODE_OPTIONS"] ?? "") ? [] : ["--min-semi-space-size=8", "--max-semi-space-size=16"]),
  inProject("server", "src", "process", "main.ts"),
];

/**
 * The environment of the server's process. glibc keeps freed memory in an arena for each thread: V8's and Node's eight
 * threads, which allocate little and seldom at once, share one. The server and its threads turn on Node's compile cache themselves,
 * after their own file was loaded; set here it includes that file too, and the remover of types (10 MB) is not loaded.
 * @param {NodeJS.ProcessEnv} given the operator's settings, which have priority
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(given) {
  return { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: inProject(".cache", "node"), ...given };
}
