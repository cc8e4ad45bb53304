import { expect, test } from "vitest";

import { createCompressedBefore, type CompressedBefore } from "./compressed-before.ts";

const derivedOf = (text: string) => ({ bytes: new TextEncoder().encode(text.slice(0, 3)), etag: `"${text.length}"` });

/** Requests a text as a reply does: it is compressed if it is not cached. */
function compress(before: CompressedBefore, address: string, text: string): "known" | "compressed" {
  const known = before.find(address, text);
  if (!known) before.keep(address, text, derivedOf(text));
  return known ? "known" : "compressed";
}

test("a text is cached from its third time on, since most are read once", () => {
  const before = createCompressedBefore();
  expect(["a", "a", "a", "a"].map((text) => compress(before, "/deck", text))).toEqual(["compressed", "compressed", "known", "known"]);
  expect(before.find("/deck", "a")).toEqual(derivedOf("a"));
});

test("a text is never mistaken for another one, nor for that of another address", () => {
  const before = createCompressedBefore();
  for (let times = 0; times < 3; times += 1) compress(before, "/deck", "aa");
  expect(before.find("/deck", "ab")).toBeNull();
  expect(before.find("/other", "aa")).toBeNull();
  expect(compress(before, "/deck", "ab")).toBe("compressed");
  expect(before.find("/deck", "aa")).toBeNull();
  expect(compress(before, "/deck", "ab")).toBe("known");
});

test("at most four million characters are cached; the least recently used are removed", () => {
  const before = createCompressedBefore();
  const long = "x".repeat(256 * 1024);
  const first = Array.from({ length: 16 }, (_, at) => `/${at}`);
  for (const address of first) for (let times = 0; times < 2; times += 1) compress(before, address, long);
  expect(first.map((address) => compress(before, address, long))).toEqual(first.map(() => "known"));
  compress(before, "/0", long);
  for (let times = 0; times < 2; times += 1) compress(before, "/new", "y");
  expect(["/0", "/2", "/15", "/new"].map((address) => before.find(address, address === "/new" ? "y" : long) !== null)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(before.find("/1", long)).toBeNull();
});

test("a text or an address that is too long is not cached", () => {
  const before = createCompressedBefore();
  const [long, far] = ["x".repeat(256 * 1024 + 1), `/${"a".repeat(200)}`];
  for (let times = 0; times < 4; times += 1) {
    expect(compress(before, "/long", long)).toBe("compressed");
    expect(compress(before, far, "a")).toBe("compressed");
  }
});

test("at most five thousand addresses are remembered", () => {
  const before = createCompressedBefore();
  compress(before, "/first", "a");
  for (let at = 0; at < 5000; at += 1) compress(before, `/${at}`, "a");
  expect(["a", "a", "a"].map((text) => compress(before, "/first", text))).toEqual(["compressed", "compressed", "known"]);
  expect(["a", "a"].map((text) => compress(before, "/4999", text))).toEqual(["compressed", "known"]);
});
