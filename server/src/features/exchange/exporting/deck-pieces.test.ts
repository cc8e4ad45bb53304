import { cardsText } from "@recollect/domain/cards/cards-text.ts";
import { exchangeCard } from "@recollect/domain/exchange/model.ts";
import { writeJson } from "@recollect/domain/exchange/text/json/own-json.ts";
import { writeMarkdown } from "@recollect/domain/test/written-texts.ts";
import { writeCsv, writeLines, writeTsv } from "@recollect/domain/exchange/text/tables/write-table.ts";
import { describe, expect, test } from "vitest";

import { deckPieces, jsonPieces, mediaIdsOf } from "./deck-pieces.ts";

const around = { ownerId: "u", id: 1, title: 'A "cards": [ title', description: "two\nlines", updatedAt: 0 };

/** Cards of more than one portion; the later ones have fields that the first lack. */
const many = Array.from({ length: 6000 }, (_, at) => ({
  id: `card-${at}`,
  term: `term "${at}" ${"},{".repeat(at % 3)}`,
  definition: "x\n".repeat(60),
  ...(at === 5999 ? { extra: "more", tags: ["a", "b"], bothWays: true } : {}),
}));

async function joined(pieces: AsyncIterable<string>): Promise<{ text: string; count: number }> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return { text: all.join(""), count: all.length };
}

describe.each([
  ["none", [], 1],
  ["one", many.slice(0, 1), 1],
  ["as many as take several portions", many, 3],
] as const)("a deck's cards, %s of them,", (_, cards, least) => {
  const deck = { ...around, cards: cardsText(cards) };
  const plain = cards.map((card) => exchangeCard(card));
  const whole = { name: around.title, folder: [], description: around.description, cards: plain };

  test.each([
    ["csv", writeCsv(plain)],
    ["tsv", writeTsv(plain)],
    ["txt", writeLines(plain)],
    ["md", writeMarkdown(whole)],
    ["json", writeJson([{ ...whole, cards: cards.map((card) => exchangeCard({ ...card, guid: card.id })) }])],
  ] as const)("are the same text in pieces as at once: %s", async (format, text) => {
    const pieces = await joined(deckPieces(deck, format));
    expect(pieces.text === text).toBe(true);
    expect(pieces.count).toBeGreaterThanOrEqual(least);
  });

  test("keep their ids in a zip's JSON", async () => {
    const { text } = await joined(jsonPieces({ title: around.title, cards: deck.cards, updatedAt: 0 }, deck.cards));
    expect(text === JSON.stringify({ title: around.title, cards, updatedAt: 0 }, null, 1)).toBe(true);
  });
});

test("include media of every portion", async () => {
  const cards = cardsText([...many, { id: "last", term: "![a](media/AAAAAAAAAAAAAAAA.png)", definition: "y" }]);
  expect(await mediaIdsOf({ cards })).toEqual(["AAAAAAAAAAAAAAAA"]);
});
