import { expect, test } from "vitest";
import { writeMarkdown, writeQuestions } from "../../../test/written-texts.ts";
import { cardFields, type CardContent } from "../../cards/card.ts";
import type { ExchangeDeck } from "../model.ts";
import { writeJson } from "./json/own-json.ts";
import { readText } from "./read-text.ts";
import { writeCsv, writeLines, writeTsv } from "./tables/write-table.ts";

const values = { text: "a word", texts: ["tag"], flag: true } as const;
/** A mask is a line of its own kind. */
const masks = ["hide all", "1 box 0.1 0.2 0.3 0.4: a label"];

/** A card with a value in every field that cards have, also one that is added tomorrow. */
const full = Object.fromEntries(
  Object.entries(cardFields).map(([name, { kind }]) => [name, name === "masks" ? masks : values[kind]]),
) as unknown as CardContent;
const deck: ExchangeDeck = { name: "Capitals", folder: [], description: "", cards: [full] };

/** What a format has no place for. A field that no format names is lost without a word: write it, or say here that it is left out. */
const withoutPlace: Record<string, readonly (keyof CardContent)[]> = { lines: ["tags", "bothWays", "typeAnswer", "masks"] };

test.each([
  ["json", "json", writeJson([deck])],
  ["questions", "md", writeQuestions(deck)],
  ["markdown", "md", writeMarkdown(deck)],
  ["csv", "csv", writeCsv(deck.cards)],
  ["tsv", "tsv", writeTsv(deck.cards)],
  ["lines", "txt", writeLines(deck.cards)],
])("every field of a card goes out as %s and comes back, or is listed as left out", (format, extension, text) => {
  const [card] = readText(text, { fileName: `deck.${extension}`, readHtml: () => "read as HTML" }).decks.flatMap((one) => one.cards);
  const lost = Object.keys(cardFields).filter((name) => card?.[name as keyof CardContent] === undefined);
  expect(lost).toEqual(withoutPlace[format] ?? []);
  expect(lost.includes("masks") ? masks : card?.masks).toEqual(masks);
});
