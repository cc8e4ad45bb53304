import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How often each process is asked whether it is ready, how long it may take to answer, and after how many failures it gets no requests. */
const check = { everyMs: 1_000, timeoutMs: 3_000, failures: 2 };

/** How long a request waits for a process that is ready. */
const waitMs = 10_000;

type Backend = {
  port: number;
  isUp: boolean;
  failures: number;
  silences: number;
  agent: Agent;
  open: Set<IncomingMessage | ServerResponse | ReturnType<typeof request>>;
};

export type Balancer = { readonly origin: string; close(): Promise<void> };

/**
 * Sends requests to processes in turn, as HAProxy or Caddy would: to those whose `/readyz` answers. What was not sent goes to another one, and so does what may be done twice: all but a
 * POST, as nginx does it. Open connections to one whose `/livez` does not answer are ended.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends: Backend[] = ports.map((port) => ({
    port,
    isUp: false,
    failures: 0,
    silences: 0,
    agent: new Agent({ keepAlive: true }),
    open: new Set(),
  }));
  let turn = 0;

  async function ask(backend: Backend): Promise<void> {
    const [isReady, isAlive] = await Promise.all([isOk(backend.port, "/readyz"), isOk(backend.port, "/livez")]);
    backend.failures = isReady ? 0 : backend.failures + 1;
    backend.silences = isAlive ? 0 : backend.silences + 1;
    if (isReady) backend.isUp = true;
    if (backend.failures >= check.failures) backend.isUp = false;
    // One that lives may be waiting for a database, and finishes what it has begun.
    if (backend.silences < check.failures) return;
    for (const one of backend.open) one.destroy();
    backend.agent.destroy();
  }
  const checks = backends.map((backend) => setInterval(() => void ask(backend), check.everyMs));
  await Promise.all(backends.map(ask));

  async function next(tried: ReadonlySet<Backend>): Promise<Backend | null> {
    for (const deadline = performance.now() + waitMs; performance.now() < deadline; await pause(50)) {
      const ready = backends.filter((backend) => backend.isUp && !tried.has(backend));
      if (ready.length > 0) return ready[(turn += 1) % ready.length] ?? null;
      if (tried.size > 0 && backends.some(({ isUp }) => isUp)) return null;
    }
    return null;
  }

  /** Resolves to the reply, or to the system's code of why there is none. */
  function send(backend: Backend, req: IncomingMessage, body: Buffer): Promise<IncomingMessage | string> {
    return new Promise((resolve) => {
      const { agent, port } = backend;
      const sent = request({ port, host: "127.0.0.1", agent, method: req.method, path: req.url, headers: req.headers });
      backend.open.add(sent);
      sent.once("close", () => backend.open.delete(sent));
      sent.on("error", (failure: NodeJS.ErrnoException) => resolve(failure.code ?? failure.message));
      sent.once("response", resolve);
      req.once("close", () => !req.complete && sent.destroy());
      sent.end(body);
    });
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const tried = new Set<Backend>();
    for (;;) {
      const backend = await next(tried);
      if (backend === null) return void res.writeHead(503, { "x-balancer": "no process" }).end();
      const reply = await send(backend, req, body);
      if (typeof reply === "string") {
        const wasSent = reply !== "ECONNREFUSED";
        if (wasSent && req.method === "POST") return void res.writeHead(502, { "x-balancer": reply }).end();
        tried.add(backend);
        continue;
      }
      backend.open.add(res);
      res.once("close", () => {
        backend.open.delete(res);
        reply.destroy();
      });
      reply.once("error", () => res.destroy());
      reply.once("close", () => !reply.complete && res.destroy());
      res.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(res);
      return;
    }
  }

  const server = createServer((req, res) => {
    res.on("error", () => {});
    handle(req, res).catch(() => res.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      checks.forEach(clearInterval);
      server.close();
      server.closeAllConnections();
      for (const { agent } of backends) agent.destroy();
    },
  };
}

async function isOk(port: number, path: string): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(check.timeoutMs) });
    await reply.text();
    return reply.ok;
  } catch {
    return false;
  }
}
