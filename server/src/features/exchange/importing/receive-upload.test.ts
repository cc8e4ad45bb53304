import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { expect, test } from "vitest";

import { receiveUpload } from "./receive-upload.ts";

const megabyte = new Uint8Array(1024 * 1024);

/** A body of `count` pieces of this length, with a pause between them in which the disk can fail. */
function aRequest(count: number, bytes: number, pauseMs: number): Request {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(pauseMs);
      if (sent === count) return controller.close();
      sent += 1;
      controller.enqueue(megabyte.slice(0, bytes));
    },
  });
  return new Request("http://localhost/api/imports", { method: "POST", body, duplex: "half" });
}

/** A device without any space, like a full disk. */
const fullDisk = "/dev/full";

test.skipIf(!existsSync(fullDisk)).each([
  ["in large pieces", 20, 1024 * 1024, 0],
  ["in small pieces, one after the other", 20, 1000, 10],
  ["in one piece", 1, 10, 0],
])("a file that arrives %s at a full disk is refused as the service's failure", async (_name, count, bytes, pauseMs) => {
  await expect(receiveUpload(aRequest(count, bytes, pauseMs), fullDisk)).rejects.toMatchObject({ code: "ENOSPC" });
});
