import { createServer, type Server, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { killed } from "./broken-connection.ts";

/** A server whose connections are `reset` after the request, or in the middle of the reply. */
async function resetting(reply: string): Promise<string> {
  const server: Server = createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.once("data", () =>
      reply === "" ? socket.resetAndDestroy() : socket.write(reply, () => setTimeout(() => socket.resetAndDestroy(), 20)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
}

const process = { signal: () => {}, ended: Promise.resolve({ code: null, signal: "SIGKILL", stdout: "", stderr: "" } as const) };

const halfAReply = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf";

test.each([
  ["that is reset before its reply", ""],
  ["that is reset within its reply", halfAReply],
])("a connection %s is the kill's doing after the kill, and the server's fault before it", async (_what, reply) => {
  const server = killed(process);
  const url = await resetting(reply);
  const request = async () => (await fetch(url)).text();
  await expect(server.unlessKilled(request())).rejects.toThrow("The server broke a connection before it was killed.");
  await server.kill();
  expect(await server.unlessKilled(request())).toBeNull();
});

test("the system's own error, as a driver gives it, is a broken connection too", async () => {
  const server = killed(process);
  await server.kill();
  expect(await server.unlessKilled(Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })))).toBeNull();
});

test("any other error is a fault, also after the kill", async () => {
  const server = killed(process);
  await server.kill();
  await expect(server.unlessKilled(Promise.reject(new Error("answered 500")))).rejects.toThrow("answered 500");
  await expect(server.unlessKilled(Promise.reject(new TypeError("x is not a function")))).rejects.toThrow("x is not a function");
});
