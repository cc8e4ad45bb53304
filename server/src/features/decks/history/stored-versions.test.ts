import { deflateSync } from "node:zlib";

import { expect, test } from "vitest";

import { compressVersion, compressInThread, decompress } from "./stored-versions.ts";

const content = (length: number) => ({
  title: 'The "title" — 題',
  description: "",
  cards: JSON.stringify([{ id: "a", term: "é💡".repeat(length) }]),
});
const textOf = ({ title, description, cards }: ReturnType<typeof content>) => ({ title, description, cards: JSON.parse(cards) as unknown });

test.each([0, 1, 5_000, 20_000, 200_000])("a packed text is restored, at any length: %i", async (length) => {
  const given = content(length);
  for (const bytes of [compressVersion(given), await compressInThread(given)])
    expect(JSON.parse(await decompress(bytes))).toEqual(textOf(given));
});

test("versions that were packed by zlib are still read", async () => {
  const text = JSON.stringify(textOf(content(10)));
  expect(await decompress(deflateSync(text))).toBe(text);
});
