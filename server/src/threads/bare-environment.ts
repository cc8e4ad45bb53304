/** What Node reads of the environment: where the system and temporary files are, and the start script's settings of memory and compiled code. */
const neededToStart = ["SystemRoot", "TMPDIR", "TEMP", "TMP", "MALLOC_ARENA_MAX", "NODE_COMPILE_CACHE"];

const neededByTools = [...neededToStart, "PATH", "HOME", "USER", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"];

/**
 * The environment of our own threads and processes: what they need comes with their order. The server's own environment has its secrets, which work
 * on strangers' files must not be able to read.
 */
export const bareEnvironment: Readonly<NodeJS.ProcessEnv> = pickVariables((name) => neededToStart.includes(name));

/** The environment of PostgreSQL's programs: theirs, and what any program needs. */
export function environmentOfTools(): NodeJS.ProcessEnv {
  return pickVariables((name) => name.startsWith("PG") || neededByTools.includes(name));
}

function pickVariables(isNeeded: (name: string) => boolean): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isNeeded(name)));
}
