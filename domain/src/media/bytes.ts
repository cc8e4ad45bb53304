/*
 * Numbers and letters at a position in a file. Positions after its end read as 0 or as no letters, so that a reader of a truncated file ends
 * by its own rules.
 */

export const u8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
export const u16 = (bytes: Uint8Array, at: number): number => u8(bytes, at) * 0x100 + u8(bytes, at + 1);
export const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 0x1_0000 + u16(bytes, at + 2);
export const u64 = (bytes: Uint8Array, at: number): number => u32(bytes, at) * 0x1_0000_0000 + u32(bytes, at + 4);
export const u16le = (bytes: Uint8Array, at: number): number => u8(bytes, at) + u8(bytes, at + 1) * 0x100;
export const u24le = (bytes: Uint8Array, at: number): number => u16le(bytes, at) + u8(bytes, at + 2) * 0x1_0000;
export const u32le = (bytes: Uint8Array, at: number): number => u16le(bytes, at) + u16le(bytes, at + 2) * 0x1_0000;

export function lettersAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0) & 0xff);
}

export function u32Bytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function u32leBytes(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
