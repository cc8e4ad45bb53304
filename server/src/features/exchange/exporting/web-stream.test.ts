import { Readable } from "node:stream";

import { expect, test, vi } from "vitest";

import { webStream } from "./web-stream.ts";

test("what comes after all is done with the last byte, though the stream has not ended; not before", async () => {
  const from = new Readable({ read() {} });
  const done = vi.fn<() => void>();
  const reader = webStream(from, { bytes: 5, done }).getReader();
  from.push(Buffer.from("abc"));
  await reader.read();
  expect(done).not.toHaveBeenCalled();
  from.push(Buffer.from("de"));
  await reader.read();
  expect(done).toHaveBeenCalledOnce();
  await reader.cancel();
});
