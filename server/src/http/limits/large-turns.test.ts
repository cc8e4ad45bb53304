import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";

import { aNewFile } from "../../../test/a-new-file.ts";
import { createPerStudentConcurrency } from "./per-student-concurrency.ts";
import { LARGE_BYTES } from "./request-size.ts";
import { answerError } from "../errors.ts";
import { guarded } from "../requests/guards.ts";
import { jsonText } from "../replies/reply.ts";
import { BODY_BYTES } from "../requests/read-body.ts";
import { readJson } from "../requests/read-json.ts";
import { silent } from "../../process/log/log.ts";
import type { SignedIn } from "../viewer.ts";

const noDeck = async () => 0;

/** Two of them do not fit into memory, as replies or as bodies. */
const parts = Array.from({ length: 2 }, () => `語${"a".repeat(9 * 1024 * 1024)}`);
const long = JSON.stringify(parts);

/** A server whose requests are answered with what their body holds; that of `/slow` does not end its work, and `/long` has a long reply. */
async function aServer() {
  const newFile = vi.fn<() => string>(aNewFile);
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      c.set("viewer", { uid: c.req.header("uid") ?? "", sessionId: "session" });
      await next();
    })
    .use(guarded(createPerStudentConcurrency({ limits: true, newFile, deckBytes: noDeck })))
    .get("/long", (c) => jsonText(c, long))
    .all("*", async (c) => {
      const value = c.req.header("content-type") ? await readJson(c, BODY_BYTES.deck) : null;
      if (c.req.path === "/slow") await new Promise(() => {});
      return c.json({ length: String(value).length });
    });
  app.onError(answerError(silent));
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** A request that is begun on a socket of its own, and what the server has said to it until now. */
  const begin = async (head: string[], body: string) => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    onTestFinished(() => void socket.destroy());
    let said = "";
    socket.on("data", (text: string) => (said += text)).on("error", () => {});
    const arrived = new Promise((resolve) => server.once("request", resolve));
    socket.write([...head, "Host: x", "uid: ada", "", ""].join("\r\n") + body);
    await arrived;
    return { said: () => said, send: (text: string) => socket.write(text) };
  };
  const send = (path: string, uid: string, body: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers: { uid, "content-type": "application/json" }, body });
  const read = (path: string, uid: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { uid, ...headers } });
  return { begin, send, read, newFile };
}

const large = JSON.stringify("a".repeat(LARGE_BYTES));

test("a restore whose body is on its way keeps no other large request waiting, and is answered when it is here", async () => {
  const { begin, send } = await aServer();
  const head = ["POST /versions/1/restore HTTP/1.1", "Content-Type: application/json", "Content-Length: 4"];
  const restore = await begin(head, `"b`);
  expect(await (await send("/decks", "bob", large)).json()).toEqual({ length: LARGE_BYTES });
  expect(restore.said()).toBe("");
  restore.send(`c"`);
  await expect.poll(restore.said).toContain('{"length":2}');
});

test.each([
  [
    "a short body of unknown length",
    ["POST /slow HTTP/1.1", "Content-Type: application/json", "Transfer-Encoding: chunked"],
    `2\r\n{}\r\n0\r\n\r\n`,
  ],
  ["a read with a body", ["GET /slow HTTP/1.1", "Transfer-Encoding: chunked"], `0\r\n\r\n`],
])("%s takes no turn of large requests, however long its work is", async (_, head, body) => {
  const { begin, send } = await aServer();
  const slow = await begin(head, body);
  expect(await (await send("/decks", "bob", large)).json()).toEqual({ length: LARGE_BYTES });
  expect(slow.said()).toBe("");
});

test("replies that are not read keep no other from being sent: what does not fit into memory beside them comes from a file", async () => {
  const { read, newFile } = await aServer();
  const unread = await Promise.all(["ada", "bob"].map((uid) => read("/long", uid, { "accept-encoding": "identity" })));
  expect(newFile).toHaveBeenCalledTimes(1);
  const whole = await read("/long", "cyd", { "accept-encoding": "identity" });
  expect([(await whole.text()) === long, whole.headers.get("content-encoding")]).toEqual([true, null]);
  const compressed = await read("/long", "cyd");
  expect([(await compressed.text()) === long, compressed.headers.get("content-encoding")]).toEqual([true, "gzip"]);
  expect(newFile).toHaveBeenCalledTimes(3);
  for (const { body } of unread) await body?.cancel();
});

test("a body that does not come keeps no other from being received: what does not fit into memory beside it goes to a file", async () => {
  const { begin, send, newFile } = await aServer();
  const head = ["POST /decks HTTP/1.1", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(long)}`];
  await begin(head, "");
  expect(await (await send("/decks", "bob", long)).json()).toEqual({ length: String(parts).length });
  expect(newFile).toHaveBeenCalledTimes(1);
});
