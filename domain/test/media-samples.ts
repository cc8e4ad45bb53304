import { bytesOf, joinBytes, u32Bytes, u32leBytes } from "../src/media/bytes.ts";
import { pageOf } from "../src/media/clean/ogg-pages.ts";
import { riffOf } from "../src/media/clean/riff-chunks.ts";
import type { MediaExtension } from "../src/media/media.ts";

/** What each sample says about its maker, in every place that its kind has for it. */
export const SECRET = "taken at 48.2N 16.4E by Ada";

const secret = bytesOf(SECRET);
const letters = (...parts: (string | number[])[]) =>
  joinBytes(parts.map((part) => (typeof part === "string" ? bytesOf(part) : Uint8Array.from(part))));

const segment = (marker: number, content: Uint8Array) => joinBytes([Uint8Array.of(0xff, marker, 0, content.length + 2), content]);
/** An EXIF block with a turned picture (6) and a maker's note. */
export const exif = joinBytes([
  letters("Exif\0\0", [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]),
  secret,
]);

/** Its parts stand where they belong; what a decoder would draw is nothing. */
export function jpeg({ width = 3, height = 2 } = {}): Uint8Array {
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, joinBytes([letters("JFIF\0", [1, 2, 0, 0, 1, 0, 1, 1, 1]), secret])),
    segment(0xe1, exif),
    segment(0xe1, joinBytes([letters("http://ns.adobe.com/xap/1.0/\0"), secret])),
    segment(0xe2, joinBytes([letters("ICC_PROFILE\0"), letters([1, 1, 7])])),
    segment(0xed, joinBytes([letters("Photoshop 3.0\0"), secret])),
    segment(0xfe, secret),
    segment(0xc0, Uint8Array.of(8, height >> 8, height, width >> 8, width, 1, 1, 0x11, 0)),
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9),
    secret,
  ]);
}

const pngChunk = (type: string, content: Uint8Array) => joinBytes([u32Bytes(content.length), bytesOf(type), content, u32Bytes(0)]);

export function png({ width = 3, height = 2 } = {}): Uint8Array {
  return joinBytes([
    bytesOf("\x89PNG\r\n\x1a\n"),
    pngChunk("IHDR", joinBytes([u32Bytes(width), u32Bytes(height), Uint8Array.of(8, 2, 0, 0, 0)])),
    pngChunk("tEXt", secret),
    pngChunk("eXIf", exif.subarray(6)),
    pngChunk("IDAT", Uint8Array.of(1, 2, 3)),
    pngChunk("iTXt", secret),
    pngChunk("IEND", new Uint8Array()),
    secret,
  ]);
}

export function webp({ width = 3, height = 2 } = {}): Uint8Array {
  const size = (one: number) => [(one - 1) & 0xff, (one - 1) >> 8, 0];
  return joinBytes([
    riffOf("WEBP", [
      { type: "VP8X", content: Uint8Array.of(0x0c, 0, 0, 0, ...size(width), ...size(height)) },
      { type: "VP8 ", content: Uint8Array.of(1, 2, 3) },
      { type: "EXIF", content: exif },
      { type: "XMP ", content: secret },
    ]),
    secret,
  ]);
}

export function gif({ width = 3, height = 2, frames = 1 } = {}): Uint8Array {
  const short = (value: number) => [value & 0xff, value >> 8];
  const block = (content: Uint8Array) => joinBytes([Uint8Array.of(content.length), content, Uint8Array.of(0)]);
  const image = joinBytes([
    Uint8Array.of(0x21, 0xf9, 4, 0, 0, 0, 0, 0),
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0, 2),
    block(Uint8Array.of(1, 2)),
  ]);
  return joinBytes([
    letters("GIF89a", short(width), short(height), [0x80, 0, 0], [0, 0, 0, 255, 255, 255]),
    letters([0x21, 0xfe], [secret.length], SECRET, [0]),
    joinBytes([letters([0x21, 0xff, 11], "NETSCAPE2.0"), block(Uint8Array.of(1, 0, 0))]),
    joinBytes([letters([0x21, 0xff, 11], "XMP DataXMP"), block(secret)]),
    ...Array.from({ length: frames }, () => image),
    Uint8Array.of(0x3b),
    secret,
  ]);
}

export const box = (type: string, ...parts: Uint8Array[]) => joinBytes([u32Bytes(8 + joinBytes(parts).length), bytesOf(type), ...parts]);
const version = Uint8Array.of(0, 0, 0, 0);

export function avif({ width = 3, height = 2 } = {}): Uint8Array {
  const ftyp = box("ftyp", bytesOf("avif"), version, bytesOf("mif1avif"));
  const item = (id: number, type: string) => box("infe", Uint8Array.of(2, 0, 0, 0, 0, id, 0, 0), bytesOf(`${type}\0`));
  const ispe = (w: number, h: number) => box("ispe", version, u32Bytes(w), u32Bytes(h));
  const place = (id: number, at: number, length: number) => joinBytes([Uint8Array.of(0, id, 0, 0, 0, 1), u32Bytes(at), u32Bytes(length)]);
  const meta = (at: number) =>
    box(
      "meta",
      version,
      box("iinf", version, Uint8Array.of(0, 2), item(1, "av01"), item(2, "Exif")),
      box("iprp", box("ipco", ispe(1, 1), ispe(width, height))),
      box("iloc", version, Uint8Array.of(0x44, 0, 0, 2), place(1, at, 3), place(2, at + 3, secret.length)),
    );
  const at = ftyp.length + meta(0).length + 8;
  return joinBytes([ftyp, meta(at), box("mdat", Uint8Array.of(1, 2, 3), secret), box("uuid", secret)]);
}

export const svg = bytesOf('<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** A frame of 128 kbit/s at 44,100 Hz: 417 bytes, 26 ms. */
const mp3Frame = joinBytes([Uint8Array.of(0xff, 0xfb, 0x90, 0x44), new Uint8Array(413)]);

export function mp3({ tagBytes = 64, frames = 100 } = {}): Uint8Array {
  const size = [21, 14, 7, 0].map((shift) => (tagBytes >> shift) & 0x7f);
  const tag = new Uint8Array(tagBytes);
  tag.set(secret);
  const old = new Uint8Array(128);
  old.set(joinBytes([bytesOf("TAG"), secret]));
  return joinBytes([letters("ID3", [4, 0, 0], size), tag, ...Array.from({ length: frames }, () => mp3Frame), old]);
}

export function m4a({ handler = "soun" } = {}): Uint8Array {
  const notes = box("udta", box("meta", version, secret));
  return joinBytes([
    box("ftyp", bytesOf("M4A "), version, bytesOf("M4A mp42")),
    box(
      "moov",
      box("mvhd", version, new Uint8Array(8), u32Bytes(1000), u32Bytes(2500), new Uint8Array(80)),
      box("trak", box("mdia", box("hdlr", version, version, bytesOf(handler), new Uint8Array(13))), notes),
      notes,
    ),
    box("mdat", Uint8Array.of(1, 2, 3)),
    box("uuid", secret),
  ]);
}

const page = (flags: number, granule: number, sequence: number, content: Uint8Array) =>
  pageOf({ flags, granule, serial: 7, sequence, lacing: [content.length], content });

export function ogg(): Uint8Array {
  const head = joinBytes([bytesOf("OpusHead"), Uint8Array.of(1, 1, 0x38, 0x01), u32leBytes(48_000), Uint8Array.of(0, 0, 0)]);
  const comment = joinBytes([bytesOf("OpusTags"), u32leBytes(0), u32leBytes(1), u32leBytes(secret.length), secret]);
  return joinBytes([page(2, 0, 0, head), page(0, 0, 1, comment), page(4, 312 + 96_000, 2, Uint8Array.of(1, 2, 3))]);
}

export function wav(): Uint8Array {
  const format = joinBytes([Uint8Array.of(1, 0, 1, 0), u32leBytes(8000), u32leBytes(8000), Uint8Array.of(1, 0, 8, 0)]);
  return riffOf("WAVE", [
    { type: "fmt ", content: format },
    { type: "LIST", content: secret },
    { type: "data", content: new Uint8Array(4000) },
    { type: "id3 ", content: secret },
  ]);
}

const element = (id: number[], content: Uint8Array) =>
  joinBytes([Uint8Array.from(id), Uint8Array.of(0x40 | (content.length >> 8), content.length), content]);

/** As browsers record: the segment and the cluster do not say how long they are. */
export function webm({ trackType = 2 } = {}): Uint8Array {
  const open = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);
  return joinBytes([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], bytesOf("webm"))),
    joinBytes([Uint8Array.of(0x18, 0x53, 0x80, 0x67), open]),
    element(
      [0x15, 0x49, 0xa9, 0x66],
      joinBytes([element([0x2a, 0xd7, 0xb1], Uint8Array.of(0x0f, 0x42, 0x40)), element([0x7b, 0xa9], secret)]),
    ),
    element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x83], Uint8Array.of(trackType)))),
    joinBytes([Uint8Array.of(0x1f, 0x43, 0xb6, 0x75), open]),
    element([0xe7], Uint8Array.of(0x03, 0xe8)),
    element([0xa3], Uint8Array.of(0x81, 0x01, 0xf4, 0x80, 1, 2, 3)),
    element([0x12, 0x54, 0xc3, 0x67], secret),
  ]);
}

/** One of each kind that is taken. */
export const mediaSamples: Readonly<Record<Exclude<MediaExtension, "svg">, () => Uint8Array>> = {
  jpg: jpeg,
  png,
  webp,
  gif,
  avif,
  mp3,
  m4a,
  ogg,
  wav,
  webm,
};
