import * as fc from "fast-check";
import { expect, test } from "vitest";

import { lawRuns } from "../../../test/law-runs.ts";
import { hostileStrings } from "../../../test/hostile-strings.ts";
import { detectEncoding, isUtf8 } from "./encoding.ts";

/** JavaScript itself encodes UTF-8 as `%e2%82%ac`, and rejects invalid sequences. */
const utf8 = (text: string) =>
  Uint8Array.from(encodeURIComponent(text.toWellFormed()).match(/%..|[^%]/g) ?? [], (unit) =>
    unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );
const utf16 = (text: string) => Uint8Array.from(text.split("").flatMap((unit) => [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8]));
const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0);

test.each([
  ["UTF-8 with its mark", utf8("\uFEFFStraße"), "utf-8"],
  ["UTF-8 without", utf8("Straße, 日本, 😀"), "utf-8"],
  ["ASCII", utf8("street"), "utf-8"],
  ["nothing at all", utf8(""), "utf-8"],
  ["what Excel calls Unicode text", utf16("\uFEFFa\tb"), "utf-16le"],
  ["UTF-16 the other way round, with its mark", swapped(utf16("\uFEFFa\tb")), "utf-16be"],
  ["UTF-16 without a mark", utf16("Hund\tdog\n"), "utf-16le"],
  ["the other way round without a mark", swapped(utf16("Hund\tdog\n")), "utf-16be"],
  ["Western European", Uint8Array.from([0x53, 0x74, 0x72, 0x61, 0xdf, 0x65]), "windows-1252"],
  ["one NUL in an ASCII text", utf8("ab\0cdefghijklmn"), "utf-8"],
])("%s", (_name, bytes, encoding) => {
  expect(detectEncoding(bytes)).toBe(encoding);
});

test("any text is valid UTF-8 when encoded, and only what JavaScript decodes is", () => {
  for (const { text } of hostileStrings) expect(isUtf8(utf8(text))).toBe(true);
  const isTaken = (bytes: Uint8Array) => {
    try {
      decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
      return true;
    } catch {
      return false;
    }
  };
  const edges = fc.constantFrom(0x00, 0x7f, 0x80, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0x9f, 0xa0, 0xed, 0xef, 0xf0, 0x8f, 0x90, 0xf4, 0xf5, 0xff);
  const anyBytes = fc.array(fc.oneof(edges, fc.integer({ min: 0, max: 255 })), { maxLength: 8 }).map((list) => Uint8Array.from(list));
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      expect(isUtf8(bytes)).toBe(isTaken(bytes));
    }),
    { numRuns: lawRuns(2000) },
  );
});
