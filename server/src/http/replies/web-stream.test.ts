import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { webStream } from "./web-stream.ts";

test("the callback is called with the last byte, before the stream has ended; not earlier", async () => {
  const from = new Readable({ read() {} });
  const onDone = vi.fn<() => void>();
  const reader = webStream(from, { bytes: 5, onDone }).getReader();
  from.push(Buffer.from("abc"));
  await reader.read();
  expect(onDone).not.toHaveBeenCalled();
  from.push(Buffer.from("de"));
  await reader.read();
  expect(onDone).toHaveBeenCalledOnce();
  await reader.cancel();
});

test("a stream that fails after its reply began ends the reply with the error", async () => {
  const from = new Readable({ read() {} });
  const reader = webStream(from).getReader();
  from.push(Buffer.from("abc"));
  expect(await reader.read()).toMatchObject({ done: false });
  const next = reader.read();
  from.destroy(new Error("the file is gone"));
  await expect(next).rejects.toThrow("the file is gone");
});

test("a stream that fails before it is read keeps the error for its reader, and nothing else fails", { timeout: 5000 }, async () => {
  const from = new Readable({ read() {} });
  const unheard = vi.fn<(error: Error) => void>();
  process.once("uncaughtException", unheard);
  onTestFinished(() => void process.off("uncaughtException", unheard));
  const reader = webStream(from).getReader();
  from.destroy(new Error("the file is gone"));
  await new Promise<void>((closed) => void from.once("close", closed));
  await setImmediate();
  expect(unheard).not.toHaveBeenCalled();
  await expect(reader.read()).rejects.toThrow("the file is gone");
});
