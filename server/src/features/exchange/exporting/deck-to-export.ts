import { withoutEnd } from "@recollect/domain/words/without-end.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";

export const exportFormats = ["apkg", "csv", "tsv", "txt", "md", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A deck to export, the student's own or another's. */
export type DeckToExport = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  updatedAt: number;
  /** kept as JSON text to save memory */
  cards: string;
  languages?: DeckLanguages;
  /** the names of the enclosing folders, outermost first */
  folder?: readonly string[];
  /** the student's own tags on it */
  tags?: readonly string[];
};

/** A deck that is read when it is written; null if it was deleted since. `length` is that of its cards' text. */
export type UnreadDeck = {
  title: string;
  folder?: readonly string[];
  length: number;
  read: () => Promise<DeckToExport | null>;
};

export const mimes: Record<ExportFormat | "zip", string> = {
  apkg: "application/octet-stream",
  csv: "text/csv; charset=utf-8",
  tsv: "text/tab-separated-values; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
  zip: "application/zip",
};

/** A name that every system accepts for a file. */
export function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "");
  return withoutEnd(plain, ". ").slice(0, 100).toWellFormed() || "deck";
}
