import type { RunningServer } from "../a-server.ts";

/** The codes of a connection that its other end closed or reset, from the system and from `fetch`. */
const brokenCodes = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE", "UND_ERR_SOCKET"]);

/**
 * A server that a test kills while requests are open. From the kill on, a request whose connection breaks has met the kill; before it, that is the
 * server's fault. Any other error is a fault at any time.
 */
export function killed(server: Pick<RunningServer, "signal" | "ended">) {
  let isKilled = false;
  return {
    /** The result of a request, or null if the kill broke its connection. Throws every fault. */
    async unlessKilled<T>(request: Promise<T>): Promise<T | null> {
      try {
        return await request;
      } catch (error) {
        if (!isBrokenConnection(error)) throw error;
        if (!isKilled) throw new Error("The server broke a connection before it was killed.", { cause: error });
        return null;
      }
    },
    async kill(): Promise<void> {
      isKilled = true;
      server.signal("SIGKILL");
      await server.ended;
    },
  };
}

/** `fetch` rejects with a TypeError whose cause, or a cause of that, has the code; a stream's error may come as it is. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && brokenCodes.has(String(error.code))) return true;
  return error instanceof AggregateError ? error.errors.some(isBrokenConnection) : isBrokenConnection(error.cause);
}
