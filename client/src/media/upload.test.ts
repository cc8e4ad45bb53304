import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, describe, expect, test, vi } from "vitest";

import { fakeSendings } from "../../test/fakes/fake-sending.ts";
import { kindOf, failureWords, mayBeTakenLater, uploadMedia } from "./upload.ts";

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type = "", bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const media = { id: "AbC123-_xYz0AbC1", mime: "audio/mpeg", bytes: 10, width: null, height: null, seconds: 1 };

test.each([
  ["heart.png", "image/png", "png"],
  ["word.mp3", "audio/mpeg", "mp3"],
  ["word.opus", "", "ogg"],
  ["photo.JPEG", "", "jpg"],
  ["IMG_1.HEIC", "", "heic"],
  ["IMG_1", "image/heic", "heic"],
  ["notes.txt", "text/plain", null],
  ["archive", "", null],
])("%s of the type %j is the kind %j", (name, type, kind) => {
  expect(kindOf(file(name, type))).toBe(kind);
});

describe("a file is sent", () => {
  test("unchanged, with its type, and its progress", async () => {
    const sendings = fakeSendings();
    const shares: number[] = [];
    const sound = file("word.mp3");
    const sent = uploadMedia(sound, { onProgress: (share) => shares.push(share) });
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    const [sending] = sendings;
    expect(sending).toMatchObject({ path: "/api/media", headers: { "Content-Type": "audio/mpeg" }, body: sound });
    sending!.progress(5, 10);
    sending!.answer(201, media);
    expect(await sent).toEqual(media);
    expect(shares).toEqual([0.5]);
  });

  test("not if it is no picture and no sound, or too large: nothing leaves the device", async () => {
    const sendings = fakeSendings();
    await expect(uploadMedia(file("notes.txt"))).rejects.toMatchObject({ code: "media/type-not-taken" });
    await expect(uploadMedia(file("plan.svg", "image/svg+xml"))).rejects.toMatchObject({ code: "media/type-not-taken" });
    await expect(uploadMedia(file("long.wav", "audio/wav", 11 * 1024 * 1024))).rejects.toMatchObject({ code: "media/too-large" });
    expect(sendings).toEqual([]);
  });

  test("not if the browser cannot read the photo of an iPhone: the message says what to do", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("unknown format")));
    await expect(uploadMedia(file("IMG_1.HEIC"))).rejects.toMatchObject({ code: "media/heic" });
  });

  test("until the student cancels it", async () => {
    const sendings = fakeSendings();
    const stop = new AbortController();
    const sent = uploadMedia(file("word.mp3"), { signal: stop.signal });
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    expect(sendings[0]!.isStopped).toBe(true);
  });

  test("after those that were dropped with it: three at a time, and one that is cancelled while it waits is never sent", async () => {
    const sendings = fakeSendings();
    const stop = new AbortController();
    const sent = Array.from({ length: 10 }, (_, at) =>
      uploadMedia(file(`word-${at}.mp3`), at === 9 ? { signal: stop.signal } : {}).catch((failure: unknown) => failure),
    );
    stop.abort();
    for (let at = 0; at < 9; at += 1) {
      await vi.waitFor(() => expect(sendings).toHaveLength(Math.min(9, at + 3)));
      sendings[at]!.answer(at === 4 ? 415 : 201, at === 4 ? { error: { code: "media/damaged", message: "This file is damaged." } } : media);
    }
    const ends = await Promise.all(sent);
    expect(ends[4]).toMatchObject({ code: "media/damaged" });
    expect(ends[9]).toMatchObject({ name: "AbortError" });
    expect(ends.filter((end) => end === media || JSON.stringify(end) === JSON.stringify(media))).toHaveLength(8);
    expect(sendings).toHaveLength(9);
  });

  test.each([
    ["what the server says of it", 415, { error: { code: "media/damaged", message: "This file is damaged." } }, "media/damaged"],
    ["a proxy that says too large", 413, null, "request/too-large"],
    ["an answer that breaks off", 201, null, "database/network-error"],
  ] as const)("and fails with %s", async (_what, status, body, code) => {
    const sendings = fakeSendings();
    const sent = uploadMedia(file("word.mp3"));
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    sendings[0]!.answer(status, body);
    await expect(sent).rejects.toMatchObject({ code });
  });

  test("and fails when there is no network", async () => {
    const sendings = fakeSendings();
    const sent = uploadMedia(file("word.mp3"));
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    sendings[0]!.fail();
    await expect(sent).rejects.toMatchObject({ code: "database/network-error" });
  });
});

test("a full storage shows how much is used by what", () => {
  const mb = 1024 * 1024;
  const details = { share: 500 * mb, used: { decks: 12.3 * mb, versions: 0, media: 487.4 * mb } };
  expect(failureWords(new AppError("storage/full", { details }))).toMatch(/Of 500 MB are used: 487 MB pictures and sounds, 12 MB decks\.$/);
  expect(failureWords(new AppError("media/damaged"))).toBe(new AppError("media/damaged").message);
  for (const failure of [new Error("x"), new AppError("database/network-error")])
    expect(failureWords(failure)).toBe("The file could not be sent. Please try again.");
});

test("a file that was refused can't be sent again", () => {
  for (const code of ["media/heic", "media/too-large", "media/empty", "media/damaged"] as const)
    expect(mayBeTakenLater(new AppError(code)), code).toBe(false);
  for (const code of ["storage/full", "database/network-error", "media/too-many-at-once", "media/store-unreachable"] as const)
    expect(mayBeTakenLater(new AppError(code)), code).toBe(true);
  expect(mayBeTakenLater(new Error("x"))).toBe(true);
});
