import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

import { expect, test, vi } from "vitest";

import { startZip } from "./stream-zip.ts";

/** Yields pieces until it is ended, or until it fails. */
function aPart({ breaksAfter = Infinity } = {}): Readable {
  let given = 0;
  return new Readable({
    read() {
      given += 1;
      if (given > breaksAfter) this.destroy(new Error("the disk failed"));
      else this.push(Buffer.alloc(64 * 1024, String(given)));
    },
  });
}

async function readOn(body: ReadableStream<Uint8Array>): Promise<"ended" | "cut off"> {
  try {
    for await (const _ of body);
    return "ended";
  } catch {
    return "cut off";
  }
}

test("a part that fails while it is sent truncates the zip, and is closed", async () => {
  const done = vi.fn<() => void>();
  const zip = startZip(done);
  zip.stream("a", async () => aPart({ breaksAfter: 3 }));
  expect(await readOn(zip.end())).toBe("cut off");
  expect(done).toHaveBeenCalledTimes(1);
});

test("a part that can't be read truncates the zip", async () => {
  const done = vi.fn<() => void>();
  const zip = startZip(done);
  zip.stream("a", () => Promise.reject(new Error("no database")));
  expect(await readOn(zip.end())).toBe("cut off");
  expect(done).toHaveBeenCalledTimes(1);
});

test("a client that disconnects closes the part that is being sent, and the one that is being prepared", async () => {
  for (const makingMs of [0, 50]) {
    const part = aPart();
    const done = vi.fn<() => void>();
    const zip = startZip(done);
    zip.stream("a", () => pause(makingMs).then(() => part), { isPacked: true });
    const reader = zip.end().getReader();
    await reader.read();
    await reader.cancel();
    await expect.poll(() => part.destroyed).toBe(true);
    expect(done).toHaveBeenCalledTimes(1);
  }
});
