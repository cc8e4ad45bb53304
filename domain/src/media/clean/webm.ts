import { lettersAt, u8 } from "../bytes.ts";
import { sound, type CleanFile } from "./cleaned.ts";

const ids = {
  segment: 0x1853_8067,
  info: 0x1549_a966,
  scale: 0x2a_d7b1,
  duration: 0x4489,
  title: 0x7ba9,
  date: 0x4461,
  tracks: 0x1654_ae6b,
  entry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43_b675,
  time: 0xe7,
  block: 0xa3,
  tags: 0x1254_c367,
  attachments: 0x1941_a469,
  chapters: 0x1043_a770,
} as const;
/** The direct children of a segment: a cluster of unknown length ends where one of them begins. */
const topLevel = new Set<number>([
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.tags,
  ids.attachments,
  ids.chapters,
  0x114d_9b74,
  0x1c53_bb6b,
  ids.segment,
]);
const notes = new Set<number>([ids.tags, ids.attachments, ids.chapters, ids.title, ids.date]);
const nesting = new Set<number>([ids.segment, ids.info, ids.tracks, ids.entry, ids.cluster]);
const deepest = 3;
const VIDEO = 1;

type Element = { id: number; at: number; start: number; end: number };
type Facts = { scale: number; duration: number | null; clusterTime: number; last: number; kinds: number[]; isCut: boolean };

/** A WebM sound with empty titles, covers and other metadata. Null when it is truncated, or has a video or no sound. */
export function cleanWebm(original: Uint8Array): CleanFile | null {
  const bytes = original.slice();
  const facts: Facts = { scale: 1_000_000, duration: null, clusterTime: 0, last: 0, kinds: [], isCut: false };
  if (!lettersAt(bytes, 0, 64).includes("webm")) return null;
  readElements(bytes, { from: 0, to: bytes.length, depth: 0 }, facts);
  if (facts.isCut || facts.kinds.length === 0 || facts.kinds.includes(VIDEO)) return null;
  const ticks = facts.duration ?? (facts.last > 0 ? facts.last : null);
  return sound(bytes, ticks === null ? null : (ticks * facts.scale) / 1e9);
}

/** Walks one level, and nested elements only as deep as the format has them: segment, tracks, entry. */
function readElements(bytes: Uint8Array, { from, to, depth }: { from: number; to: number; depth: number }, facts: Facts): void {
  for (let at = from; at < to;) {
    const element = elementAt(bytes, at, to);
    if (!element) return void (facts.isCut = true);
    if (notes.has(element.id)) empty(bytes, element);
    else if (nesting.has(element.id) && depth < deepest)
      readElements(bytes, { from: element.start, to: element.end, depth: depth + 1 }, facts);
    else learn(bytes, element, facts);
    at = element.end;
  }
}

function learn(bytes: Uint8Array, { id, start, end }: Element, facts: Facts): void {
  if (id === ids.scale) facts.scale = number(bytes, start, end);
  if (id === ids.duration) facts.duration = float(bytes, start, end);
  if (id === ids.trackType) facts.kinds.push(number(bytes, start, end));
  if (id === ids.time) facts.clusterTime = number(bytes, start, end);
  if (id === ids.block) facts.last = Math.max(facts.last, facts.clusterTime + number(bytes, start + 1, start + 3));
}

function elementAt(bytes: Uint8Array, at: number, to: number): Element | null {
  const idLength = lengthOf(u8(bytes, at), 4);
  const sizeLength = lengthOf(u8(bytes, at + idLength), 8);
  if (idLength === 0 || sizeLength === 0) return null;
  const start = at + idLength + sizeLength;
  const id = number(bytes, at, at + idLength);
  const first = u8(bytes, at + idLength) & (0xff >> sizeLength);
  const rest = number(bytes, at + idLength + 1, start);
  const isOpen = first === 0xff >> sizeLength && rest === 256 ** (sizeLength - 1) - 1;
  const end = isOpen ? (id === ids.cluster ? endOfCluster(bytes, start, to) : to) : start + first * 256 ** (sizeLength - 1) + rest;
  return end > to ? null : { id, at, start, end };
}

/** A cluster as browsers record it has no length: it continues to the next element of its level. */
function endOfCluster(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to;) {
    const idLength = lengthOf(u8(bytes, at), 4);
    if (topLevel.has(number(bytes, at, at + idLength))) return at;
    const next = elementAt(bytes, at, to);
    if (!next || next.end <= at) return to;
    at = next.end;
  }
  return to;
}

/** A number's length is the number of its leading zero bits; 0 when it is longer than it may be. */
function lengthOf(first: number, most: number): number {
  const length = Math.clz32(first) - 23;
  return length <= most ? length : 0;
}

function number(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 256 + u8(bytes, at);
  return value;
}

function float(bytes: Uint8Array, from: number, to: number): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (to - from === 4) return view.getFloat32(from);
  return to - from === 8 ? view.getFloat64(from) : null;
}

/** Makes the element a void one of the same length: other elements refer to their data by byte offsets. */
function empty(bytes: Uint8Array, { at, end }: Element): void {
  const length = end - at;
  bytes.fill(0, at, end);
  bytes[at] = 0xec;
  if (length < 10) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    for (let place = 0, rest = length - 9; place < 7; place += 1, rest = Math.floor(rest / 256)) bytes[at + 8 - place] = rest % 256;
  }
}
