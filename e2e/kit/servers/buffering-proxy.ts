import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A reverse proxy that sends a reply only when it has all of it, as lighttpd and school filters do; until `passesThrough` is set. */
export type BufferingProxy = { origin: string; passesThrough: boolean; end(): Promise<void> };

export async function startBufferingProxy(origin: string): Promise<BufferingProxy> {
  const proxy = { origin: "", passesThrough: false, end };
  const server = createServer((incoming, reply) => void passOn(incoming, reply));

  async function passOn(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method, headers, url } = incoming;
    const upstream = request(new URL(url ?? "/", origin), { method, headers });
    reply.on("close", () => upstream.destroy());
    upstream.on("error", () => reply.destroy());
    upstream.on("response", (answer) => {
      const { statusCode = 502 } = answer;
      if (proxy.passesThrough) return void answer.pipe(reply.writeHead(statusCode, answer.headers));
      void buffer(answer).then(
        (body) => reply.writeHead(statusCode, answer.headers).end(body),
        () => reply.destroy(),
      );
    });
    incoming.pipe(upstream);
  }

  async function end(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  proxy.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}
