import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { createReceiveFiles } from "./receive-file.ts";

/** A request whose body is sent piece by piece, as the test says. */
function aSlowRequest() {
  let send!: (bytes: number) => void;
  let end!: () => void;
  let leave!: () => void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (bytes) => controller.enqueue(new Uint8Array(bytes));
      end = () => controller.close();
      leave = () => controller.error(new Error("the sender left"));
    },
  });
  return { request: new Request("http://localhost/api/media", { method: "POST", body, duplex: "half" }), send, end, leave };
}

async function bytesIn(folder: string): Promise<number> {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

const count = async (folder: string) => (existsSync(folder) ? (await readdir(folder)).length : 0);

test("a sender who leaves in the middle leaves no file", async () => {
  const folder = await aTemporaryFolder();
  const { request, send, leave } = aSlowRequest();
  const receiving = createReceiveFiles(folder)(request, async () => "received");
  send(1000);
  await expect.poll(() => count(folder)).toBe(1);
  leave();
  await expect(receiving).rejects.toThrow("left");
  expect(await count(folder)).toBe(0);
});

test("the files of all students have a limit: the one that has been received the longest is given up, one that is being read is not", async () => {
  const folder = await aTemporaryFolder();
  const receive = createReceiveFiles(folder, { most: 100 });
  const [whole, slow, next] = [aSlowRequest(), aSlowRequest(), aSlowRequest()];
  const reading = Promise.withResolvers<string>();
  const first = receive(whole.request, () => reading.promise);
  whole.send(40);
  whole.end();
  const second = receive(slow.request, async () => "received");
  slow.send(40);
  await expect.poll(() => bytesIn(folder)).toBe(80);
  const third = receive(next.request, async () => "received");
  next.send(50);
  next.end();
  expect(await third).toBe("received");
  slow.send(1);
  await expect(second).rejects.toMatchObject({ code: "request/too-many-at-once" });
  reading.resolve("read");
  expect(await first).toBe("read");
  expect(await count(folder)).toBe(0);
});
