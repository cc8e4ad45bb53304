import type { Card } from "@recollect/domain/cards/card.ts";
import { mediaNames } from "@recollect/domain/cards/card-media.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { exchangeCard, type ExchangeCard } from "@recollect/domain/exchange/model.ts";
import { writeJson } from "@recollect/domain/exchange/text/json.ts";
import { writeMarkdown } from "@recollect/domain/exchange/text/markdown.ts";
import { writeCsv, writeTsv } from "@recollect/domain/exchange/text/write-table.ts";

export const exportFormats = ["apkg", "csv", "tsv", "md", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A deck to be written, own or another student's. */
export type DeckToExport = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  updatedAt: number;
  cards: readonly Card[];
  languages?: DeckLanguages;
  /** the names of the folders around it, outermost first */
  folder?: readonly string[];
  /** the student's own tags on it */
  tags?: readonly string[];
};

export const mimes: Record<ExportFormat | "zip", string> = {
  apkg: "application/octet-stream",
  csv: "text/csv; charset=utf-8",
  tsv: "text/tab-separated-values; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
  zip: "application/zip",
};

export function textOf(deck: DeckToExport, format: Exclude<ExportFormat, "apkg">): string {
  const cards = deck.cards.map((card) => exchangeCard(card as ExchangeCard));
  if (format === "csv") return writeCsv(cards);
  if (format === "tsv") return writeTsv(cards);
  const whole = {
    name: deck.title,
    folder: deck.folder ?? [],
    description: deck.description,
    cards,
    ...(deck.languages ? { languages: deck.languages } : {}),
  };
  return format === "md" ? writeMarkdown(whole) : writeJson([whole]);
}

/** The deck in the `decks.json` of a zip, where its cards keep their ids: by these it is known when it comes back. */
export function deckJson({ title, description, folder = [], tags = [], languages, cards }: DeckToExport): string {
  return JSON.stringify({ title, description, folder, tags, ...(languages ? { languages } : {}), cards }, null, 1);
}

/** The ids of the media that the deck's cards name. */
export function mediaIdsOf({ cards }: DeckToExport): string[] {
  return cards.flatMap((card) => Object.values(card).flatMap((side) => (typeof side === "string" ? mediaNames(side) : [])));
}

/** A name that every system takes for a file. */
export function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return plain.slice(0, 100).toWellFormed() || "deck";
}
