import { connect } from "node:net";

import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";

import { readConfig } from "../../process/settings/config.ts";
import { listen } from "../../process/listen.ts";
import type { LogLine } from "../../process/log/log.ts";
import { answerError } from "../errors.ts";
import { answerRequests } from "../answer-requests.ts";
import { senderLeft } from "./sender-left.ts";

test("work for a sender who leaves is given up, which the log calls no failure", async () => {
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const begun = Promise.withResolvers<void>();
  const app = new Hono().use(answerRequests({ log, spokeHttps: () => false })).get("/slow", async (c) => {
    begun.resolve();
    const signal = senderLeft(c);
    return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  });
  app.onError(answerError(log));
  const server = await listen(app, { ...readConfig({}), port: 0 });
  onTestFinished(() => server.stop(1000));
  const leaving = new AbortController();
  const asking = fetch(`http://127.0.0.1:${server.port}/slow`, { signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(asking).rejects.toThrow("aborted");
  await expect.poll(() => lines).toMatchObject([{ route: "/slow", status: 499 }]);
});

test("a sender who leaves within a file is no failure either", async () => {
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const begun = Promise.withResolvers<void>();
  const app = new Hono().use(answerRequests({ log, spokeHttps: () => false })).post("/file", async (c) => {
    for await (const piece of c.req.raw.body ?? []) if (piece) begun.resolve();
    return c.text("all of it");
  });
  app.onError(answerError(log));
  const server = await listen(app, { ...readConfig({}), port: 0 });
  onTestFinished(() => server.stop(1000));
  const socket = connect(server.port, "127.0.0.1");
  socket.write("POST /file HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  await begun.promise;
  socket.destroy();
  await expect.poll(() => lines).toMatchObject([{ route: "/file", status: 499 }]);
});
