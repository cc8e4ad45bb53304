import { createNotes, type ExampleLimits, type ImportNote, type Notes } from "../import-notes.ts";
import type { ExchangeDeck } from "../model.ts";
import { englishTitles, type ImportTitles } from "../import-titles.ts";
import { splitLargeDecks } from "../split-decks.ts";
import { isJson, readJson } from "./json/json.ts";
import { readKvtml } from "./kvtml.ts";
import { readMarkdown } from "./markdown/markdown.ts";
import { isOwnJson } from "./json/own-json.ts";
import { readList } from "./tables/read-list.ts";
import { readTable, type ReadHtml, type TableChoices, type TableReading } from "./tables/table.ts";

const textFormats = ["table", "markdown", "json", "kvtml"] as const;
export type TextFormat = (typeof textFormats)[number];

export type TextReading = {
  format: TextFormat;
  /** Whether the text is our own JSON, whose sides are written in our markup already. */
  isOwn: boolean;
  decks: readonly ExchangeDeck[];
  /** How a table was read; null for other formats. */
  table: TableReading | null;
  /** Whether each line of a list was separated by a sign of its own. */
  isMixed: boolean;
  notes: readonly ImportNote[];
};

/**
 * The cards of a pasted text or a file. The format is chosen, or detected by the file's name and the text. Throws
 * `import/not-json` and `import/not-kvtml`, and `import/too-many-lines` for notes; any other text is read as the closest format.
 */
export function readText(
  text: string,
  parts: {
    fileName: string;
    readHtml: ReadHtml;
    choices?: TableChoices & { format?: TextFormat };
    examples?: ExampleLimits;
    titles?: ImportTitles | undefined;
  },
): TextReading {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const titles = parts.titles ?? englishTitles;
  const name = deckNameOf(parts.fileName) || titles.unnamed;
  const format = parts.choices?.format ?? guessFormat(body, parts.fileName);
  const newNotes = () => createNotes(parts.examples);
  const { decks, notes, table = null, isMixed = false } = readAs(format, body, { ...parts, name, newNotes });
  const isOwn = format === "json" && isOwnJson(body);
  return { format, isOwn, decks: splitLargeDecks(decks, notes, titles), table, isMixed, notes: notes.all() };
}

type ReaderInput = { name: string; newNotes: () => Notes; fileName: string; readHtml: ReadHtml; choices?: TableChoices };
type FormatReading = { decks: ExchangeDeck[]; notes: Notes; table?: TableReading | null; isMixed?: boolean };

function readAs(format: TextFormat, body: string, { name, newNotes, fileName, readHtml, choices = {} }: ReaderInput): FormatReading {
  const notes = newNotes();
  switch (format) {
    case "json":
      return { decks: readJson(body, { name, notes }), notes };
    case "markdown":
      return { decks: readMarkdown(body, { name, notes, readHtml }), notes };
    case "kvtml":
      return { decks: readKvtml(body, { name, notes }), notes };
    case "table":
      if (tableExtensions.has(extensionOf(fileName))) return { ...readTable(body, { name, notes, readHtml, choices }), notes };
      return readList(body, { name, newNotes, readHtml, choices });
  }
}

/** Files that are called a table are read as one, however their rows differ. */
const tableExtensions: ReadonlySet<string> = new Set(["csv", "tsv"]);

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

function guessFormat(text: string, fileName: string): TextFormat {
  const extension = extensionOf(fileName);
  if (extension === "kvtml" || isKvtml(text)) return "kvtml";
  if (extension === "md" || extension === "markdown") return "markdown";
  if (extension === "json" || extension === "jsonl" || (/^\s*[[{]/.test(text) && isJson(text))) return "json";
  if (tableExtensions.has(extension)) return "table";
  if (/^[ \t]*Q:/im.test(text) && /^[ \t]*A:/im.test(text)) return "markdown";
  return isMarkdownTable(text) ? "markdown" : "table";
}

/** A table as chat programs write it, `| Term | Meaning |` above `|---|---|`, maybe behind a sentence. */
function isMarkdownTable(text: string): boolean {
  const lines = text
    .slice(0, longestHead)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  const first = lines.filter((line) => line !== "").slice(0, linesToARule);
  return first.some((line, at) => line.includes("|") && line.includes("--") && /^[|:\- \t]+$/.test(line) && first[at - 1]?.includes("|"));
}

const longestHead = 10_000;
const linesToARule = 4;

function isKvtml(text: string): boolean {
  return /^\s*<(?:\?xml|!DOCTYPE kvtml|kvtml)\b/.test(text.slice(0, 1000)) && /<kvtml[\s>]/.test(text.slice(0, 4000));
}

/** "biology.csv" is the deck "biology"; "" for a file without a name. */
export function deckNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? "";
  return base.replace(/\.[a-z0-9]{1,8}$/i, "").trim();
}
