import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { mediaPlace } from "../../process/settings/media-place.ts";
import type { MediaFiles } from "./media-files.ts";
import { openMediaFiles } from "./open-media-files.ts";
import { s3Files } from "./s3-files.ts";

const bucket = "cards";
const folder = mkdtempSync(join(tmpdir(), "s3-"));
const service = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: folder,
  configureBuckets: [{ name: bucket, configs: [] }],
});
let s3Url = "";

beforeAll(async () => {
  const { port } = await service.run();
  s3Url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}/school?http`;
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const opened = (value: string | null, dataDir = "/nowhere") =>
  openMediaFiles(mediaPlace({ name: "MEDIA_URL", value }, { dataDir, base: "/" }));

/** A file on this machine, and its name in the store. */
async function aFile(bytes: Uint8Array = randomBytes(5000)) {
  const path = join(await aTemporaryFolder(), "file");
  await writeFile(path, bytes);
  return { path, bytes, hash: createHash("sha256").update(bytes).digest("hex") };
}

async function bytesIn(files: MediaFiles, ...asked: Parameters<MediaFiles["read"]>): Promise<Buffer | null> {
  const content = await files.read(...asked);
  return content === null ? null : Buffer.from(await new Response(content).arrayBuffer());
}

describe.each([
  ["a folder", async () => opened(null, await aTemporaryFolder())],
  ["a bucket, over its own protocol", async () => opened(s3Url)],
] as const)("a store in %s", (_name, open) => {
  test("returns what was stored, whole and in parts", async () => {
    const files = await open();
    const { path, bytes, hash } = await aFile();
    await files.put(hash, path);
    expect(await bytesIn(files, hash, null)).toEqual(bytes);
    expect(await bytesIn(files, hash, { from: 100, to: 199 })).toEqual(bytes.subarray(100, 200));
    expect(await bytesIn(files, hash, { from: 4999, to: 4999 })).toEqual(bytes.subarray(4999));
  });

  test("accepts the same file any number of times", async () => {
    const files = await open();
    const { path, bytes, hash } = await aFile();
    await Promise.all([files.put(hash, path), files.put(hash, path), files.put(hash, path)]);
    expect(await bytesIn(files, hash, null)).toEqual(bytes);
  });

  test("sends a long file as it reads it", async () => {
    const files = await open();
    const { path, bytes, hash } = await aFile(randomBytes(2_000_000));
    await files.put(hash, path);
    expect(await files.read(hash, null)).toBeInstanceOf(ReadableStream);
    expect(await bytesIn(files, hash, { from: 1, to: 1_999_998 })).toEqual(bytes.subarray(1, -1));
  });

  test("has nothing under an unknown name", async () => {
    const files = await open();
    expect(await files.read("0".repeat(64), null)).toBeNull();
    await expect(files.removeOlder("0".repeat(64), Date.now())).resolves.toBeUndefined();
  });

  test("removes a file that was not stored again since", async () => {
    const files = await open();
    const { path, hash } = await aFile();
    await files.put(hash, path);
    await files.removeOlder(hash, Date.now() - 60_000);
    expect(await files.read(hash, null)).not.toBeNull();
    await files.removeOlder(hash, Date.now() + 60_000);
    expect(await files.read(hash, null)).toBeNull();
  });
});

test("a bucket that sends the whole file for a requested part is unreachable", async () => {
  const lying = createServer((_request, response) => void response.end(randomBytes(5000)));
  await once(lying.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void lying.close());
  const { port } = lying.address() as AddressInfo;
  const files = opened(`s3://a:b@127.0.0.1:${port}/${bucket}?http`);
  expect((await bytesIn(files, "0".repeat(64), null))?.length).toBe(5000);
  await expect(files.read("0".repeat(64), { from: 1, to: 2 })).rejects.toMatchObject({ code: "media/store-unreachable" });
});

describe("a bucket that sends the first half of a file", () => {
  const half = randomBytes(300_000);
  const silenceMs = 200;

  /** `goOn` sends the other half. */
  async function begun() {
    const started = Promise.withResolvers<ServerResponse>();
    const broken = createServer((_request, response) => {
      response.writeHead(200, { "Content-Length": 2 * half.length }).write(half);
      started.resolve(response);
    });
    await once(broken.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => (broken.closeAllConnections(), void broken.close()));
    const { port } = broken.address() as AddressInfo;
    const place = mediaPlace({ name: "MEDIA_URL", value: `s3://a:b@127.0.0.1:${port}/${bucket}?http` }, { dataDir: "/nowhere", base: "/" });
    if (place.kind === "folder") throw new Error("This is a bucket.");
    const content = await s3Files(place, silenceMs).read("0".repeat(64), null);
    const goOn = async () => void (await started.promise).end(half);
    return { reader: (content as ReadableStream<Uint8Array>).getReader(), goOn };
  }

  test("waits for a student who reads more slowly than the store's time limit", async () => {
    const { reader, goOn } = await begun();
    await goOn();
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length === part.value.length) await new Promise((resolve) => setTimeout(resolve, 2 * silenceMs));
    }
    expect(length).toBe(2 * half.length);
  });

  test("and then stops is unreachable", async () => {
    const { reader } = await begun();
    const read = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read());
    };
    await expect(read()).rejects.toThrow("the media store fell silent");
  });
});

test("a folder never has half of a file: each is written under another name first", async () => {
  const place = await aTemporaryFolder();
  const files = opened(place);
  await expect(files.put("ab".repeat(32), join(place, "not there"))).rejects.toMatchObject({ code: "media/store-unreachable" });
  expect((await readdir(place, { recursive: true })).filter((name) => name.length > 2)).toEqual([]);
});

test("a file that was stored again counts as new", async () => {
  const place = await aTemporaryFolder();
  const files = opened(place);
  const { path, hash } = await aFile();
  await files.put(hash, path);
  await utimes(join(place, hash.slice(0, 2), hash), 0, 0);
  await files.put(hash, path);
  await files.removeOlder(hash, Date.now() - 60_000);
  expect(await files.read(hash, null)).not.toBeNull();
});

test("a bucket that refuses the key is unreachable, and neither key nor secret is shown", async () => {
  const files = opened(s3Url.replace("S3RVER:S3RVER@", "nobody:geheim@"));
  const { path, hash } = await aFile();
  const refused: unknown = await files.put(hash, path).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "media/store-unreachable" });
  expect(String((refused as Error).cause)).not.toMatch(/nobody|geheim/);
});

test("a bucket whose service is down is unreachable", async () => {
  const gone = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder });
  const { port } = await gone.run();
  await gone.close();
  const files = opened(`s3://a:b@127.0.0.1:${port}/${bucket}?http`);
  await expect(files.read("0".repeat(64), null)).rejects.toMatchObject({ code: "media/store-unreachable" });
});
