import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";

import { listen } from "../../process/listen.ts";
import { silent } from "../../process/log/log.ts";
import { answerError } from "../errors.ts";
import { readBody } from "./read-body.ts";

const app = new Hono().post("/", async (c) => c.text(`read ${(await readBody(c, 100, 50)).byteLength}`));
app.onError(answerError(silent));

/** Sends this over a real connection and returns what arrives until it is closed. */
async function sent(content: string): Promise<string> {
  const server = await listen(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop(0));
  const socket = connect(server.port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${content}`);
  return text(socket);
}

test("a body is read from the socket, with and without a declared length", async () => {
  expect(await sent("Connection: close\r\nContent-Length: 5\r\n\r\nhello")).toContain("read 5");
  expect(await sent("Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1\r\n!\r\n0\r\n\r\n")).toContain("read 6");
  expect(await sent("Connection: close\r\n\r\n")).toContain("read 0");
});

test("a sender that stops in the middle gets an error, and the connection is closed", async () => {
  const reply = await sent("Content-Length: 50\r\n\r\nhalf");
  expect(reply).toContain("HTTP/1.1 408");
  expect(reply).toContain("request/stalled");
});

test("a body that is too long is refused as soon as that is known, and the connection is closed", async () => {
  expect(await sent("Content-Length: 101\r\n\r\n")).toContain("request/too-large");
  expect(await sent(`Transfer-Encoding: chunked\r\n\r\n65\r\n${"x".repeat(101)}\r\n`)).toContain("request/too-large");
});
