import { expect, test } from "vitest";

import { bytesOf } from "../bytes.ts";
import { box, mediaSamples, svg } from "../../../test/media-samples.ts";
import { sniffed } from "./sniff.ts";

test.each(Object.entries(mediaSamples))("a file of the kind %s is recognized by its first bytes", (extension, make) => {
  expect(sniffed(make())).toBe(extension);
});

test("an MP3 is recognized without its tags too", () => {
  expect(sniffed(mediaSamples.mp3().subarray(10 + 64))).toBe("mp3");
});

test("a drawing is recognized by its first element", () => {
  expect(sniffed(svg)).toBe("svg");
  expect(sniffed(bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("svg");
  expect(sniffed(bytesOf("<html><svg></svg></html>"))).toBeNull();
});

test.each(["heic", "heix", "mif1"])("a photo of the brand %s is not one of the formats that browsers display", (brand) => {
  expect(sniffed(box("ftyp", bytesOf(brand), new Uint8Array(4), bytesOf(`mif1${brand}`)))).toBe("heic");
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a program", "MZ\x90\0"],
  ["a text", "Capitals of Europe"],
  ["a package", "PK\x03\x04"],
  ["nothing", ""],
  ["half a name", "RIFF\0\0\0\0AVI "],
  ["two letters of a sound", "\xff\xfb"],
])("%s is not a supported kind", (_name, text) => {
  expect(sniffed(bytesOf(text))).toBeNull();
});
