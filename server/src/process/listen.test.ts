import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { body } from "../http/requests/validate.ts";
import { listen, type Patience } from "./listen.ts";

const patience: Patience = { headerMs: 100, requestMs: 60_000, silenceMs: 150, restMs: 100, lookMs: 20 };

const app = new Hono()
  .post("/", body(z.strictObject({})), (c) => c.json({}))
  .post("/raw", async (c) => c.json(await c.req.arrayBuffer()))
  .get("/slow", async (c) => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    return c.text("at last");
  })
  .get("/long", (c) => c.body(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1024 * 1024)), cancel: () => thrownAway() })));

let thrownAway = () => {};
let begun = 0;

/** A connection to the app, and everything it receives until it is closed. */
async function aConnection(): Promise<{
  send: (text: string) => void;
  received: Promise<string>;
  read: () => void;
  closed: Promise<void>;
}> {
  begun = 0;
  const server = await listen(app, { host: "127.0.0.1", port: 0, patience });
  onTestFinished(() => server.stop(0));
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  onTestFinished(() => void socket.destroy());
  return {
    send: (sent) => void socket.write(sent),
    get received() {
      return text(socket).catch(() => "cut off");
    },
    read: () => void socket.resume(),
    closed,
  };
}

test.each([
  ["nothing", ""],
  ["half a header", "GET / HTTP/1.1\r\nHost: localhost\r\nX-"],
])("a connection that sends %s is closed, long before Node would close it", { timeout: 20_000 }, async (_name, sent) => {
  const connection = await aConnection();
  connection.send(sent);
  expect(await connection.received).toMatch(/^(HTTP\/1.1 408 .*)?/);
  await connection.closed;
});

test("a body that its route reads as a stream is cut off when its sender stops", async () => {
  const connection = await aConnection();
  connection.send("POST /raw HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  connection.read();
  await expect(connection.closed).resolves.toBeUndefined();
});

test("a reply that is not read is dropped with its connection", async () => {
  const connection = await aConnection();
  connection.send("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise<void>((resolve) => (thrownAway = resolve));
  connection.read();
  await expect(connection.closed).resolves.toBeUndefined();
});

test("a slow reply is waited for, even if the connection is silent", async () => {
  const connection = await aConnection();
  connection.send("GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(await connection.received).toContain("at last");
});

test("a connection without a next request is closed, so that thousands of them can't be kept open", { timeout: 20_000 }, async () => {
  const connection = await aConnection();
  connection.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await connection.received).toContain("at last");
  await connection.closed;
});

test("a connection that does not wait for replies gets an error, in its turn, and is closed", async () => {
  const connection = await aConnection();
  connection.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(10));
  const received = await connection.received;
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual([...Array<string>(8).fill("HTTP/1.1 200"), "HTTP/1.1 429"]);
  expect(received.match(/retry-after: 1/gi)).toHaveLength(1);
});

test("a connection with thousands of requests ahead is closed without answering them", async () => {
  const connection = await aConnection();
  connection.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000));
  connection.read();
  await connection.closed;
  expect(begun).toBe(8);
});

test("a body in tiny pieces is refused, one in small pieces is not", async () => {
  const inPieces = (piece: string, pieces: number) =>
    `POST /raw HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${`${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(pieces)}0\r\n\r\n`;
  for (const [piece, pieces, answer] of [
    ["x", 900, "200"],
    ["x".repeat(20), 3000, "200"],
    ["x", 3000, "400"],
  ] as const) {
    const connection = await aConnection();
    connection.send(inPieces(piece, pieces));
    expect(await connection.received).toContain(`HTTP/1.1 ${answer}`);
  }
});

test("a connection on which nothing was sent yet, as browsers open ahead, does not delay the stop; a request on another is answered first", async () => {
  const server = await listen(app, { host: "127.0.0.1", port: 0 });
  const [unused, used] = [connect(server.port, "127.0.0.1"), connect(server.port, "127.0.0.1")];
  onTestFinished(() => {
    for (const socket of [unused, used]) socket.destroy();
  });
  begun = 0;
  used.write("GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  await expect.poll(() => begun).toBe(1);
  const [start, received] = [performance.now(), text(used)];
  await server.stop(20_000);
  expect(performance.now() - start).toBeLessThan(8_000);
  expect(await received).toContain("at last");
});

describe("a load balancer's check", () => {
  const checked = new Hono()
    .on(["GET", "OPTIONS"], ["/readyz", "/healthz", "/livez"], (c) => c.json({ ok: true }))
    .get("/", (c) => c.text("a page"));

  async function statusOf(request: string): Promise<string> {
    const server = await listen(checked, { host: "127.0.0.1", port: 0, patience });
    onTestFinished(() => server.stop(0));
    const socket = connect(server.port, "127.0.0.1");
    socket.write(request);
    const reply = await text(socket);
    return reply.split("\r\n", 1)[0] ?? "";
  }

  test.each([
    "GET /readyz HTTP/1.0\r\n\r\n",
    "OPTIONS /readyz HTTP/1.0\r\n\r\n",
    "HEAD /healthz HTTP/1.0\r\n\r\n",
    "GET /livez?from=balancer HTTP/1.0\r\n\r\n",
    "GET /readyz HTTP/1.1\r\nConnection: close\r\n\r\n",
    "OPTIONS /healthz HTTP/1.1\r\nConnection: close\r\n\r\n",
    "HEAD /livez HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n",
    "GET /readyz HTTP/1.1\r\nHost: ein_name:99999\r\nConnection: close\r\n\r\n",
    "GET http://balancer.internal/readyz HTTP/1.1\r\nHost: balancer.internal\r\nConnection: close\r\n\r\n",
  ])("is answered as it is asked: %j", async (request) => {
    expect(await statusOf(request)).toBe("HTTP/1.1 200 OK");
  });

  test.each(["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n"])(
    "is no way around the host that any other request must name: %j",
    async (request) => {
      expect(await statusOf(request)).toBe("HTTP/1.1 400 Bad Request");
    },
  );
});
