import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { bytesOf, joinBytes, lettersAt } from "../bytes.ts";
import { avif, gif, jpeg, m4a, mediaSamples, mp3, png, SECRET, webm, webp } from "../../../test/media-samples.ts";
import type { MediaExtension } from "../media.ts";
import { cleanMedia, hasTooManyPixels } from "./clean.ts";
import { MEDIA } from "../../limits/limits.ts";

const samples = Object.entries(mediaSamples) as [keyof typeof mediaSamples, () => Uint8Array][];
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const says = (bytes: Uint8Array, text: string) => textOf(bytes).includes(text);

describe.each(samples)("a file of the kind %s", (extension, make) => {
  test("loses all metadata about its author, in each place where its format can have them", () => {
    const given = make();
    const before = given.slice();
    const clean = cleanMedia(given, extension);
    expect(says(given, SECRET)).toBe(true);
    expect(clean).not.toBeNull();
    expect(says(clean!.bytes, SECRET)).toBe(false);
    expect(given).toEqual(before);
  });

  test("is unchanged when it is cleaned again", () => {
    const once = cleanMedia(make(), extension)!;
    expect(cleanMedia(once.bytes, extension)?.bytes).toEqual(once.bytes);
  });

  test("is never read beyond its end, cut at any byte", () => {
    const whole = make();
    const lengths = Array.from(whole, (_, length) => cleanMedia(whole.subarray(0, length), extension)?.bytes.length ?? 0);
    // The rotation of a JPEG takes 36 bytes.
    expect(Math.max(...lengths)).toBeLessThanOrEqual(whole.length + 36);
  });

  test("never makes the reader throw, with any bytes changed", () => {
    const whole = make();
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(changes, (made) => {
        const changed = whole.slice();
        for (const [at, byte] of made) changed[at] = byte;
        expect(() => cleanMedia(changed, extension)).not.toThrow();
      }),
    );
  });
});

test("for any bytes, no reader throws", () => {
  const kinds = fc.constantFrom<MediaExtension>(...samples.map(([extension]) => extension));
  fc.assert(
    fc.property(kinds, fc.uint8Array({ maxLength: 200 }), (extension, bytes) => {
      expect(() => cleanMedia(bytes, extension)).not.toThrow();
    }),
  );
});

describe("the size of pictures is known", () => {
  test.each([
    ["jpg", jpeg],
    ["png", png],
    ["webp", webp],
    ["gif", gif],
    ["avif", avif],
  ] as const)("%s", (extension, make) => {
    expect(cleanMedia(make({ width: 640, height: 480 }), extension)).toMatchObject({ width: 640, height: 480, seconds: null });
  });

  test("even if it is far too large", () => {
    expect(hasTooManyPixels(cleanMedia(png({ width: 10_000, height: 5000 }), "png")!)).toBe(true);
    expect(hasTooManyPixels(cleanMedia(png({ width: 8000, height: MEDIA.maxPixels / 8000 }), "png")!)).toBe(false);
  });

  test("and whether they are animated", () => {
    expect(cleanMedia(gif({ frames: 3 }), "gif")?.frames).toBe(3);
    expect(cleanMedia(gif(), "gif")?.frames).toBe(1);
    expect(says(cleanMedia(gif(), "gif")!.bytes, "NETSCAPE2.0")).toBe(true);
  });
});

describe("a rotated photo", () => {
  test.each([
    ["jpg", jpeg],
    ["png", png],
    ["webp", webp],
  ] as const)("of the kind %s says how it is turned", (extension, make) => {
    expect(cleanMedia(make(), extension)?.orientation).toBe(6);
  });

  test("keeps its rotation in a JPEG, and its colour profile", () => {
    const { bytes } = cleanMedia(jpeg(), "jpg")!;
    expect(cleanMedia(bytes, "jpg")?.orientation).toBe(6);
    expect(says(bytes, "ICC_PROFILE")).toBe(true);
  });
});

test.each([
  ["mp3", 2.61],
  ["m4a", 2.5],
  ["ogg", 2],
  ["wav", 0.5],
  ["webm", 1.5],
] as const)("a sound of the kind %s says how long it is", (extension, seconds) => {
  expect(cleanMedia(mediaSamples[extension](), extension)).toMatchObject({ seconds, width: null, height: null });
});

describe("damaged files and other kinds are refused", () => {
  test.each([
    ["a photo that is cut off", "jpg", jpeg().subarray(0, 150)],
    ["a picture without data", "png", joinedWithout(png(), "IDAT")],
    ["a file without a picture", "gif", bytesOf("GIF89a/*\x01\x00\x00\x00\x3b*/alert(1)")],
    ["a film", "m4a", m4a({ handler: "vide" })],
    ["a film of the other kind", "webm", webm({ trackType: 1 })],
    ["a tag without a sound", "mp3", mp3({ frames: 0 })],
    ["a page of a website", "png", bytesOf("<!doctype html><script>alert(1)</script>")],
  ] as const)("%s", (_name, extension, bytes) => {
    expect(cleanMedia(bytes, extension)).toBeNull();
  });
});

test("a tag of 5 MB before a second of sound is removed quickly", () => {
  const clean = cleanMedia(mp3({ tagBytes: 5 * 1024 * 1024, frames: 40 }), "mp3")!;
  expect(clean.bytes.length).toBe(40 * 417);
  expect(lettersAt(clean.bytes, 0, 3)).not.toBe("ID3");
});

test("nested segments over 10 MB are read quickly", () => {
  const head = webm().subarray(0, 12);
  const segment = Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);
  const nested = joinBytes([head, ...Array.from({ length: 200_000 }, () => segment)]);
  expect(cleanMedia(nested, "webm")).toBeNull();
});

function joinedWithout(bytes: Uint8Array, chunk: string): Uint8Array {
  const at = textOf(bytes).indexOf(chunk) - 4;
  return joinBytes([bytes.subarray(0, at), bytes.subarray(at + 12 + 3)]);
}
