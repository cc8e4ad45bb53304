import { createServer, type Server, type ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

import { StartError } from "./start-error.ts";

export type Listening = {
  /** the port, also when any free one was asked for */
  port: number;
  /** Takes no more requests, ends the streams, lets open requests finish for at most the given ms, then closes what is left. */
  stop(graceMs: number): Promise<void>;
};

/** Serves the app. Throws a StartError when the address cannot be listened on. */
export async function listen(app: Pick<Hono, "fetch">, { host, port }: { host: string; port: number }): Promise<Listening> {
  const streams = new Set<ServerResponse>();
  const answer = getRequestListener(async (request, env) => {
    const reply = await app.fetch(request, env);
    if (isStream(reply)) remember(streams, env.outgoing as ServerResponse);
    return reply;
  });
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
  return { port: typeof address === "object" && address ? address.port : port, stop: (graceMs) => stop(server, streams, graceMs) };
}

function isStream(reply: Response): boolean {
  return reply.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}

function remember(streams: Set<ServerResponse>, stream: ServerResponse): void {
  streams.add(stream);
  stream.once("close", () => streams.delete(stream));
}

async function stop(server: Server, streams: ReadonlySet<ServerResponse>, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const stream of streams) stream.end();
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
