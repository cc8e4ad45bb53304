import { fileURLToPath } from "node:url";

import { exchangeCard } from "@recollect/domain/exchange/model.ts";
import { writeJson } from "@recollect/domain/exchange/text/json/own-json.ts";
import { writeMarkdown } from "@recollect/domain/test/written-texts.ts";
import { writeCsv, writeTsv } from "@recollect/domain/exchange/text/tables/write-table.ts";

import { keptCards } from "../library/a-kept-deck.ts";

/** Exports of the first version. They are never overwritten: every export must stay importable. */
export function keptExport(name: string): string {
  return fileURLToPath(new URL(`./kept-exports/${name}`, import.meta.url));
}

/** The stored deck in each text format, by the file's name. */
export function keptTexts(): [name: string, text: string][] {
  const cards = keptCards.map((card) => exchangeCard(card));
  const deck = { name: "Kept: äö", folder: [], description: "A deck that stays as it is.", cards };
  return [
    ["kept.csv", writeCsv(cards)],
    ["kept.tsv", writeTsv(cards)],
    ["kept.markdown", writeMarkdown(deck)],
    ["kept.json", writeJson([deck])],
  ];
}
