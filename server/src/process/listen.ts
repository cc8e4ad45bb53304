import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

import { isStateRoute } from "../http/known-host.ts";
import { isAhead, refuseTinyChunks } from "./pipelining-limit.ts";
import { StartError } from "./settings/start-error.ts";

type Listening = {
  /** the actual port, also if any free one was requested */
  port: number;
  /** Accepts no more requests, lets open requests finish for at most the given ms, then closes the rest. */
  stop(graceMs: number): Promise<void>;
};

/** Time limits for a client, in ms. */
export type Patience = {
  /** for the header of a request, and before the first one */
  headerMs: number;
  /** for a whole request */
  requestMs: number;
  /** for the next byte that it sends or reads */
  silenceMs: number;
  /** for the next request on a connection, approximately */
  restMs: number;
  /** how often the first two are checked */
  lookMs: number;
};

/**
 * A sender that pauses within a body gets an error before it is disconnected here (`BODY_STALL_MS`). An idle connection is kept longer than
 * by usual proxies, which keep one for up to two minutes: otherwise they would send a request on a connection that has just been closed,
 * and a save would become a 502.
 */
const patience: Patience = { headerMs: 10_000, requestMs: 300_000, silenceMs: 12_000, restMs: 130_000, lookMs: 2_000 };

type ListenOptions = { host: string; port: number; /** the usual one unless a test is in a hurry */ patience?: Patience };

/** Serves the app. Throws a StartError when it can't listen on the address. */
export async function listen(app: Pick<Hono, "fetch">, listenOptions: ListenOptions): Promise<Listening> {
  const { host, port } = listenOptions;
  const { headerMs, requestMs, silenceMs, restMs, lookMs } = listenOptions.patience ?? patience;
  const answer = getRequestListener(app.fetch);
  const sending = new WeakMap<Socket, IncomingMessage>();
  /** the number of unanswered requests of a connection */
  const open = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => open.set(socket, (open.get(socket) ?? 0) + more);
  // A check of a load balancer often has no Host; any other request without one is refused by the app's listener.
  const withoutHost = { requireHostHeader: false };
  const options = {
    ...withoutHost,
    headersTimeout: headerMs,
    requestTimeout: requestMs,
    keepAliveTimeout: restMs,
    connectionsCheckingInterval: lookMs,
  };
  const server = createServer(options, (request, reply) => {
    const unanswered = open.get(request.socket) ?? 0;
    if (!request.complete) sending.set(request.socket, request);
    count(request.socket, 1);
    reply.once("close", () => {
      count(request.socket, -1);
      // While the server stops, a kept-alive connection must not keep it running.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (isAhead(unanswered, request, reply)) return;
    if (hasBody(request)) refuseTinyChunks(request, reply);
    if (isStateRoute(request.url ?? "")) request.headers.host = "localhost";
    void answer(request, reply);
  });
  const connections = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  // An idle connection is normal while its request is processed. Waiting for the client, or for the next request, is limited; Node leaves
  // to this function what it would close itself.
  server.setTimeout(silenceMs, (socket) => {
    if (socket.writableLength > 0 || isWaitedFor(sending.get(socket)) || !open.get(socket)) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(cannotListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : port, stop: (graceMs) => stop(server, connections, graceMs) };
}

/** Without these headers a request has no body. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Whether more of a request's body is expected, and everything received was read. */
function isWaitedFor(request: IncomingMessage | undefined): boolean {
  return request !== undefined && !request.complete && request.readableLength === 0;
}

/**
 * Node closes connections that wait for their next request, but not those that wait for their first one, such as a browser opens ahead: they would
 * delay the end for all of `graceMs`.
 */
async function stop(server: Server, connections: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  const closing = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closing;
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
