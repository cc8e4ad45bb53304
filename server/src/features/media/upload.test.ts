import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { gif, mediaSamples, mp3, png, SECRET, svg } from "@recollect/domain/test/media-samples.ts";
import type { Media } from "@recollect/domain/media/media.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { aPicture, sendFile, sentPicture } from "../../../test/a-picture.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../test/databases.ts";
import type { Store } from "../../store/store.ts";

async function anUploader(store: Store, config: { storagePerStudent?: number } = {}) {
  const dataDir = await aTemporaryFolder();
  const media = { kind: "folder", path: join(dataDir, "media") } as const;
  const campus = aCampus(store, { config: { dataDir, media, ...config } });
  const ada = await campus.student("ada");
  return {
    campus,
    ada,
    send: (bytes: Uint8Array, type?: string) => sendFile(campus, ada, bytes, type),
    kept: async () => (await readdir(media.path, { recursive: true }).catch(() => [])).filter((name) => name.length > 3),
    leftovers: () => readdir(join(dataDir, "uploads")).catch(() => []),
  };
}

const photo = (format: "jpeg" | "webp" | "avif" | "gif" | "png") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 12/1 30/1" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

describeEachDatabase("an upload", (openStore) => {
  test("returns the kind of the file, and stores it for the student", async () => {
    const { send, kept, leftovers } = await anUploader(await openStore());
    const picture = await jsonOf<Media>(send(await aPicture()), 201);
    expect(picture).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
      mime: "image/png",
      bytes: expect.any(Number),
      width: 40,
      height: 30,
      seconds: null,
    });
    expect(await jsonOf<Media>(send(mediaSamples.wav(), "audio/wav"), 201)).toMatchObject({ mime: "audio/wav", seconds: 0.5, width: null });
    expect(await kept()).toHaveLength(2);
    expect(await leftovers()).toEqual([]);
  });

  test("that is sent again, because its reply was lost, is the same file", async () => {
    const { campus, send, kept } = await anUploader(await openStore());
    const bytes = await aPicture();
    const all = await Promise.all(Array.from({ length: 4 }, () => jsonOf<Media>(send(bytes), 201)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const bobs = await sentPicture(campus, await campus.student());
    expect(bobs.id).not.toBe(all[0]!.id);
    expect(await kept()).toHaveLength(1);
  });

  test("is refused when the student's storage is full, with what uses it, and leaves no file", async () => {
    const { ada, send, kept, leftovers } = await anUploader(await openStore(), { storagePerStudent: 9000 });
    await ada.deck({ description: "x".repeat(4000) });
    await jsonOf(send(mediaSamples.wav(), "audio/wav"), 201);
    const full = await refusal(send(mp3(), "audio/mpeg"));
    expect(full).toEqual({
      status: 507,
      code: "storage/full",
      details: { share: 9000, used: { decks: expect.any(Number), versions: 0, media: 4044, imports: 0 } },
    });
    expect(await kept()).toHaveLength(1);
    expect(await leftovers()).toEqual([]);
  });

  test("of more than 10 MB is refused, with and without a declared length", async () => {
    const { campus, ada, send, leftovers } = await anUploader(await openStore());
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(await refusal(send(large))).toMatchObject({ status: 413, code: "media/too-large" });
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    const init = { method: "POST", headers: { cookie: ada.uid, "Content-Type": "image/png" }, body, duplex: "half" };
    expect(await refusal(campus.request("/api/media", init as RequestInit))).toMatchObject({ status: 413, code: "media/too-large" });
    expect(await leftovers()).toEqual([]);
  });

  test("waits for the others of the same student when five arrive at once", async () => {
    const { campus, ada } = await anUploader(await openStore());
    const colours = ["red", "green", "blue", "black", "white", "grey"];
    const pictures = await Promise.all(colours.map((colour) => aPicture({ colour })));
    const replies = await Promise.all(pictures.map((bytes) => sendFile(campus, ada, bytes)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 429, 429]);
  });

  test("whose sender leaves in the middle leaves no file", async () => {
    const { campus, ada, kept, leftovers } = await anUploader(await openStore());
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (parts++ < 3 ? controller.enqueue(new Uint8Array(1000)) : controller.error(new Error("gone"))),
    });
    const init = { method: "POST", headers: { cookie: ada.uid, "Content-Type": "image/png" }, body, duplex: "half" };
    expect((await campus.request("/api/media", init as RequestInit)).status).toBeGreaterThanOrEqual(400);
    expect([await kept(), await leftovers()]).toEqual([[], []]);
  });

  describe("removes the metadata of a photo", () => {
    test.each(["jpeg", "webp", "avif", "gif", "png"] as const)("of the kind %s", async (format) => {
      const { ada, send } = await anUploader(await openStore());
      const given = await photo(format);
      const sent = await jsonOf<Media>(send(given, `image/${format}`), 201);
      const reply = await ada.get(`/api/media/${sent.id}.${format === "jpeg" ? "jpg" : format}`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(bytes.includes(SECRET)).toBe(false);
      const { exif, xmp, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
      expect([sent.width, sent.height]).toEqual([width, height]);
    });

    test("after rotating it", async () => {
      const { send } = await anUploader(await openStore());
      expect(await jsonOf<Media>(send(await photo("jpeg"), "image/jpeg"), 201)).toMatchObject({ width: 30, height: 40 });
    });
  });

  describe("is refused with its own code", () => {
    const html = Buffer.from("<!doctype html><script>alert(1)</script>");
    test.each<[string, string, string, number, () => Uint8Array | Promise<Uint8Array>]>([
      ["a page that is called a picture", "image/png", "media/not-what-it-says", 415, () => html],
      ["a drawing that is called a picture", "image/png", "media/not-what-it-says", 415, () => svg],
      ["a drawing", "image/svg+xml", "media/type-not-taken", 415, () => svg],
      ["a sound that is called a picture", "image/png", "media/not-what-it-says", 415, () => mp3()],
      ["a page", "text/html", "media/type-not-taken", 415, () => html],
      ["a photo of an iPhone", "image/heic", "media/heic", 415, () => html],
      [
        "a photo of an iPhone that is called a JPEG",
        "image/jpeg",
        "media/heic",
        415,
        () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      ],
      ["a picture that unfolds to 50 megapixels", "image/png", "media/too-many-pixels", 422, () => png({ width: 10_000, height: 5000 })],
      ["a picture that cannot be drawn", "image/png", "media/damaged", 422, () => png()],
      ["a photo that is cut off", "image/jpeg", "media/damaged", 422, async () => (await photo("jpeg")).subarray(0, 400)],
      ["nothing", "image/png", "media/empty", 422, () => new Uint8Array()],
    ])("%s", async (_name, type, code, status, make) => {
      const { send, kept, leftovers } = await anUploader(await openStore());
      expect(await refusal(send(await make(), type))).toMatchObject({ code, status });
      expect([await kept(), await leftovers()]).toEqual([[], []]);
    });
  });

  test("of a picture that is also a script is returned as a picture only", async () => {
    const { ada, send } = await anUploader(await openStore());
    const script = Buffer.concat([await photo("gif"), Buffer.from("*/=1;alert(1)//")]);
    const sent = await jsonOf<Media>(send(script, "image/gif"), 201);
    const reply = await ada.get(`/api/media/${sent.id}.gif`);
    expect(reply.headers.get("Content-Type")).toBe("image/gif");
    expect(reply.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(Buffer.from(await reply.arrayBuffer()).includes("alert")).toBe(false);
  });

  test("of a sound behind a tag of 5 MB is as quick as the sound alone", async () => {
    const { send } = await anUploader(await openStore());
    const sent = await jsonOf<Media>(send(mp3({ tagBytes: 5 * 1024 * 1024 }), "audio/mpeg"), 201);
    expect(sent).toMatchObject({ bytes: 41_700, seconds: 2.61 });
  });

  test("of an animated picture keeps its frames", async () => {
    const { send } = await anUploader(await openStore());
    expect(await jsonOf<Media>(send(gif({ frames: 3 }), "image/gif"), 201)).toMatchObject({ width: 3, height: 2 });
  });
});
