import { createServer, type Server } from "node:http";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

import { StartError } from "./settings/start-error.ts";

export type Listening = {
  /** the port, also when any free one was asked for */
  port: number;
  /** Takes no more requests, lets open requests finish for at most the given ms, then closes what is left. */
  stop(graceMs: number): Promise<void>;
};

/** Serves the app. Throws a StartError when the address cannot be listened on. */
export async function listen(app: Pick<Hono, "fetch">, { host, port }: { host: string; port: number }): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, reply) => {
    // Once the server stops, a connection that was kept open for a next request must not keep it alive.
    reply.once("close", () => (server.listening ? undefined : setImmediate(() => server.closeIdleConnections())));
    void answer(request, reply);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(cannotListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : port, stop: (graceMs) => stop(server, graceMs) };
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${port} on ${host} is already in use: stop what uses it, or set PORT to another one.`, { cause: error });
  if (error.code === "EACCES")
    return new StartError(`Port ${port} on ${host} may not be used by this user: set PORT to one above 1023.`, { cause: error });
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EAI_AGAIN") {
    return new StartError(`HOST is "${host}", but this machine has no such address to listen on.`, { cause: error });
  }
  return error;
}
