import { bytesOf, joinBytes, lettersAt, u16le, u32le, u32leBytes } from "../bytes.ts";
import { sound, type CleanFile } from "./cleaned.ts";
import { pageOf, pagesOf, type Page } from "./ogg-pages.ts";

/** A codec's header packets: the one with its identification, and the comment. */
type Codec = { heads: number; rate: (head: Uint8Array) => number; skipped: (head: Uint8Array) => number; emptyComment: Uint8Array };

const vendor = joinBytes([u32leBytes(0), u32leBytes(0)]);
const opus: Codec = {
  heads: 2,
  rate: () => 48_000,
  skipped: (head) => u16le(head, 10),
  emptyComment: joinBytes([bytesOf("OpusTags"), vendor]),
};
const vorbis: Codec = {
  heads: 3,
  rate: (head) => u32le(head, 12),
  skipped: () => 0,
  emptyComment: joinBytes([bytesOf("\x03vorbis"), vendor, Uint8Array.of(1)]),
};

/** An Opus or Vorbis sound with empty comments (title, artist, cover). Null when it is truncated, has several streams, or has another codec. */
export function cleanOgg(bytes: Uint8Array): CleanFile | null {
  const pages = pagesOf(bytes);
  const [first] = pages ?? [];
  if (!pages || !first || pages.some(({ serial }) => serial !== first.serial)) return null;
  const codec = codecOf(first.content);
  const heads = codec && headPackets(pages, codec.heads);
  if (!codec || !heads) return null;
  const packets = heads.packets.map((packet, index) => (index === 1 ? codec.emptyComment : packet));
  const sounding = pages.slice(heads.pages);
  const clean = [...headPages(packets, first.serial), ...sounding].map((page, sequence) => pageOf({ ...page, sequence }));
  const samples = Math.max(0, ...sounding.map(({ granule }) => granule)) - codec.skipped(first.content);
  return sounding.length === 0 ? null : sound(joinBytes(clean), samples / codec.rate(first.content));
}

function codecOf(head: Uint8Array): Codec | null {
  if (lettersAt(head, 0, 8) === "OpusHead") return opus;
  return lettersAt(head, 0, 7) === "\x01vorbis" ? vorbis : null;
}

/** The packets before the sound, which begins on a page of its own, and the number of their pages. */
function headPackets(pages: readonly Page[], count: number): { packets: Uint8Array[]; pages: number } | null {
  const packets: Uint8Array[] = [];
  let parts: Uint8Array[] = [];
  for (const [index, { lacing, content }] of pages.entries()) {
    let at = 0;
    for (const length of lacing) {
      parts.push(content.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      packets.push(joinBytes(parts));
      parts = [];
    }
    if (packets.length === count && parts.length === 0) return { packets, pages: index + 1 };
    if (packets.length >= count) return null;
  }
  return null;
}

/** The first packet on a page of its own, the others on the pages after it. */
function headPages([id = new Uint8Array(), ...others]: readonly Uint8Array[], serial: number): Page[] {
  const lacing = others.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
  const content = joinBytes(others);
  const pages: Page[] = [{ flags: 2, granule: 0, serial, sequence: 0, lacing: lacingOf(id.length), content: id }];
  let at = 0;
  for (let from = 0; from < lacing.length; from += 255) {
    const part = lacing.slice(from, from + 255);
    const length = part.reduce((sum, one) => sum + one, 0);
    const isContinued = from > 0 && lacing[from - 1] === 255;
    pages.push({ flags: isContinued ? 1 : 0, granule: 0, serial, sequence: 0, lacing: part, content: content.subarray(at, at + length) });
    at += length;
  }
  return pages;
}

function lacingOf(length: number): number[] {
  return [...Array<number>(Math.floor(length / 255)).fill(255), length % 255];
}
