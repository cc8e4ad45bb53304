import { lettersAt, u32, u32le, u8 } from "../bytes.ts";
import { sound, type CleanFile } from "./cleaned.ts";

type Frame = { length: number; samples: number; rate: number; bitrate: number; isMpeg1: boolean; isMono: boolean };

const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const rates = [44_100, 48_000, 32_000];
/** Some programs leave this many bytes between a tag and the sound. */
const maxGap = 8192;

/** An MP3's frames without the tags before and after them, of any size. Null when no two frames follow each other. */
export function cleanMp3(bytes: Uint8Array): CleanFile | null {
  const start = startOfSound(bytes, behindTags(bytes));
  if (start === null) return null;
  const clean = bytes.slice(start, beforeTags(bytes));
  const frame = firstFrame(clean, 0);
  return frame && sound(clean, secondsOf(clean, frame));
}

/** The frame of a layer III sound at a position, if another one follows it or the file ends with it. */
export function firstFrame(bytes: Uint8Array, at: number): Frame | null {
  const frame = frameAt(bytes, at);
  if (!frame) return null;
  const next = at + frame.length;
  return next === bytes.length || (next < bytes.length && frameAt(bytes, next)) ? frame : null;
}

function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const head = u32(bytes, at);
  if (head >>> 21 !== 0x7ff) return null;
  const [version, layer, bitrateIndex, rateIndex] = [(head >>> 19) & 3, (head >>> 17) & 3, (head >>> 12) & 15, (head >>> 10) & 3];
  const rate = rates[rateIndex];
  if (version === 1 || layer !== 1 || bitrateIndex === 0 || bitrateIndex === 15 || rate === undefined) return null;
  const isMpeg1 = version === 3;
  const bitrate = ((isMpeg1 ? bitratesV1 : bitratesV2)[bitrateIndex] ?? 0) * 1000;
  const ownRate = rate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const length = Math.floor(((isMpeg1 ? 144 : 72) * bitrate) / ownRate) + ((head >>> 9) & 1);
  return { length, samples: isMpeg1 ? 1152 : 576, rate: ownRate, bitrate, isMpeg1, isMono: ((head >>> 6) & 3) === 3 };
}

/** ID3 tags are at the beginning, sometimes several. */
function behindTags(bytes: Uint8Array): number {
  let at = 0;
  while (lettersAt(bytes, at, 3) === "ID3") {
    const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (u8(bytes, at + place) & 0x7f), 0);
    at += 10 + size + (u8(bytes, at + 5) & 0x10 ? 10 : 0);
  }
  return at;
}

function startOfSound(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < Math.min(bytes.length, from + maxGap); at += 1) if (firstFrame(bytes, at)) return at;
  return null;
}

/** Old ID3, Lyrics3 and APE tags are at the end, in this order from the end. */
function beforeTags(bytes: Uint8Array): number {
  let end = bytes.length;
  if (lettersAt(bytes, end - 128, 3) === "TAG") end -= 128;
  if (lettersAt(bytes, end - 9, 9) === "LYRICS200") end -= 15 + (Number(lettersAt(bytes, end - 15, 6)) || 0);
  if (lettersAt(bytes, end - 32, 8) === "APETAGEX") end -= u32le(bytes, end - 20) + (u32le(bytes, end - 12) & 0x8000_0000 ? 32 : 0);
  return Math.max(0, end);
}

/** By the number of frames if the first one has it (Xing, Info), otherwise by the bit rate of the first. */
function secondsOf(bytes: Uint8Array, frame: Frame): number {
  const at = 4 + (frame.isMpeg1 ? (frame.isMono ? 17 : 32) : frame.isMono ? 9 : 17);
  const says = /^(Xing|Info)$/.test(lettersAt(bytes, at, 4)) && (u32(bytes, at + 4) & 1) === 1;
  return says ? (u32(bytes, at + 8) * frame.samples) / frame.rate : (bytes.length * 8) / frame.bitrate;
}
