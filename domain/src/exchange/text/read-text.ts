import { createNotes, type ExampleLimits, type ImportNote, type Notes } from "../import-notes.ts";
import type { ExchangeDeck } from "../model.ts";
import { englishTitles, type ImportTitles } from "../import-titles.ts";
import { splitLargeDecks } from "../split-decks.ts";
import { isJson, readJson } from "./json/json.ts";
import { withHtmlRead } from "./html-sides.ts";
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

type ReadTextOptions = {
  /** "" for a paste */
  fileName: string;
  readHtml: ReadHtml;
  choices?: TableChoices & { format?: TextFormat };
  examples?: ExampleLimits;
  titles?: ImportTitles | undefined;
};

/**
 * The cards of a pasted text or a file. The format is chosen, or detected by the file's name and the text. Throws
 * `import/not-json` and `import/not-kvtml`, and `import/too-many-lines` for notes; any other text is read as the closest format.
 */
export function readText(text: string, parts: ReadTextOptions): TextReading {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const titles = parts.titles ?? englishTitles;
  const name = deckNameOf(parts.fileName) || titles.unnamed;
  const format = parts.choices?.format ?? guessFormat(body, parts.fileName);
  const newNotes = () => createNotes(parts.examples);
  const reading = readAs(format, body, { ...parts, name, newNotes });
  if (format === "table" && parts.choices?.format === undefined && !tableExtensions.has(extensionOf(parts.fileName))) {
    const better = otherReadings(body, parts).find(
      ({ reading: other, least }) => cardCount(other.decks) >= cardCount(reading.decks) + least,
    );
    if (better) return better.reading;
  }
  const { notes, table = null, isMixed = false } = reading;
  const isOwn = format === "json" && isOwnJson(body);
  const decks = isOwn || format !== "json" ? reading.decks : withHtmlRead(reading.decks, { readHtml: parts.readHtml, notes });
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
      return { decks: readMarkdown(isHtmlPage(body) ? tablesOnLines(body) : body, { name, notes, readHtml }), notes };
    case "kvtml":
      return { decks: readKvtml(body, { name, notes }), notes };
    case "table":
      if (tableExtensions.has(extensionOf(fileName))) return { ...readTable(body, { name, notes, readHtml, choices }), notes };
      return readList(body, { name, newNotes, readHtml, choices });
  }
}

/** The text in the only block between two lines of three backquotes, as chat programs answer, and what stands around it; null where there is no such block, or more. */
function onlyBlock(text: string): { inside: string; outside: string[] } | null {
  if (text.split("```", 4).length !== 3) return null;
  const lines = text.split(/\r\n|\n|\r/);
  const [open = -1, close = -1] = lines.flatMap((line, at) => (line.startsWith("```") ? [at] : []));
  if (close < 0 || lines[close]?.trimEnd() !== "```") return null;
  const outside = [...lines.slice(0, open), ...lines.slice(close + 1)].filter((line) => line.trim() !== "");
  return { inside: lines.slice(open + 1, close).join("\n"), outside };
}

function outsideNotes(lines: readonly string[], examples: ExampleLimits | undefined): ImportNote[] {
  const notes = createNotes(examples);
  for (const line of lines) notes.add("outside-cards", line);
  return notes.all();
}

function cardCount(decks: readonly ExchangeDeck[]): number {
  return decks.reduce((sum, { cards }) => sum + cards.length, 0);
}

/**
 * Other readings of a text that looks like a list: as notes with cards of Obsidian (`term::definition`, or a `?` between the lines of two sides), as a table of HTML, and of the only
 * block between backquotes. One is better if it has at least `least` more cards; the line of headings in a block may have been one.
 */
function otherReadings(body: string, parts: ReadTextOptions): { reading: TextReading; least: number }[] {
  const isHtml = isHtmlPage(body);
  const areNotes = isHtml || /\S::/.test(body) || /^\?\??[ \t]*$/m.test(body);
  const notes = areNotes ? [{ reading: readText(body, { ...parts, choices: { format: "markdown" } }), least: isHtml ? 0 : 1 }] : [];
  const block = parts.fileName === "" ? onlyBlock(body) : null;
  if (!block) return notes;
  const reading = readText(block.inside, parts);
  const named = { ...reading, notes: [...reading.notes, ...outsideNotes(block.outside, parts.examples)] };
  return [...notes, ...(reading.decks.length > 0 ? [{ reading: named, least: -1 }] : [])];
}

/** A page, or a part of one, that begins with an element in which there is a table. */
function isHtmlPage(text: string): boolean {
  return /^\s*<(?:!doctype html|html|head|meta|body|div|table|p|h\d)\b/i.test(text.slice(0, longestHead)) && /<table\b/i.test(text);
}

/** Each table begins on a line of its own, as in notes. */
function tablesOnLines(html: string): string {
  return html.replace(/<table\b/gi, "\n\n$&").replace(/<\/table>/gi, "$&\n\n");
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
  if (/^html?$/.test(extension) && isHtmlPage(text)) return "markdown";
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
