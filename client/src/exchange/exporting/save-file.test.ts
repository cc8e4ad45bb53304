import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { addressOf } from "../../lib/requests/address.ts";
import { saveFile } from "./save-file.ts";

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function saving(headers: Record<string, string>, pieces: readonly (string | Error)[]): Promise<(number | null)[]> {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  fakeServer({ "GET /api/library/7/export": () => new Response(body, { headers }) });
  const shares: (number | null)[] = [];
  await saveFile(addressOf("GET", "/api/library/:id/export", { params: { id: 7 } }), {
    signal: new AbortController().signal,
    onProgress: (share) => void shares.push(share),
  });
  return shares;
}

test("the progress is the share of the file that has arrived, if its length is known", async () => {
  expect(await saving({ "content-length": "4" }, ["ab", "c", "d"])).toEqual([0.5, 0.75, 1]);
  expect(await saving({}, ["ab"])).toEqual([null]);
});

test("a compressed file has no progress, since its length is not that of its content", async () => {
  expect(await saving({ "content-length": "2", "content-encoding": "gzip" }, ["abcd"])).toEqual([null]);
});

test("a file has the server's name, or 'deck' if there is none", async () => {
  await saving({ "content-disposition": "attachment; filename*=UTF-8''B%C3%AFo.apkg" }, []);
  await saving({ "content-disposition": "attachment; filename*=UTF-8''%E2" }, []);
  await saving({}, []);
  expect(saved).toEqual(["Bïo.apkg", "deck", "deck"]);
});

test("a connection that breaks in the middle is a network error, and no file is saved", async () => {
  await expect(saving({ "content-length": "4" }, ["ab", new TypeError("network")])).rejects.toMatchObject({
    code: "database/network-error",
  });
  expect(saved).toEqual([]);
});
