import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands at the address of the service worker: its script; nothing; or the page, as in a version that has no worker and answers any address with it. */
type AtWorker = "script" | "404" | "page";

/** A reverse proxy that can make its server one without a service worker, also while pages are open. */
export type WithoutWorker = { origin: string; atWorker: AtWorker; end(): Promise<void> };

export async function startWithoutWorker(origin: string): Promise<WithoutWorker> {
  const proxy: WithoutWorker = { origin: "", atWorker: "script", end };
  const server = createServer(passOn);

  function passOn(incoming: IncomingMessage, reply: ServerResponse): void {
    const { method, headers, url = "/" } = incoming;
    const isOfWorker = url.startsWith("/sw.js");
    if (isOfWorker && proxy.atWorker === "404") return void reply.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    const upstream = request(new URL(isOfWorker && proxy.atWorker === "page" ? "/" : url, origin), { method, headers });
    reply.on("close", () => upstream.destroy());
    upstream.on("error", () => reply.destroy());
    upstream.on("response", (answer) => answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers)));
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
