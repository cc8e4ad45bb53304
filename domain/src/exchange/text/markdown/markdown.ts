import { AppError } from "../../../errors/failure.ts";
import type { Notes } from "../../import-notes.ts";
import type { ExchangeCard, ExchangeDeck } from "../../model.ts";
import { guessRoles, isHeaderRow } from "../tables/columns.ts";
import { createDeckCollector, deckPath } from "../../deck-collector.ts";
import { cardOfRow } from "../tables/row-card.ts";
import type { ReadHtml } from "../tables/table.ts";
import { isOfPlugin, withoutComments } from "./comments.ts";
import { createHeadings, underlined } from "./headings.ts";
import { sideLines, sideOfLines, titleLine, unescapedLine } from "./line-escapes.ts";
import { lineKinds } from "./line-kinds.ts";
import { pairOfColons, pairOfItem, type Pair } from "./pairs.ts";
import { markedLine, questionLines, readQuestion } from "./question-answer.ts";
import { createTables } from "./note-tables.ts";
import type { NoteTable } from "./pandoc-tables.ts";

/**
 * Cards in notes: `Q:`/`A:` blocks, `term :: definition`, `- term: definition`, `?` between the lines of two sides, and tables. A heading begins
 * a deck, in folders named by its parent headings. Code, HTML comments and front matter hold no cards; the notes name all that is in no card.
 */
export function readMarkdown(text: string, { name, notes, readHtml }: { name: string; notes: Notes; readHtml: ReadHtml }): ExchangeDeck[] {
  const all = linesOf(text);
  const bodyFrom = frontMatterEnd(all);
  if (bodyFrom > 0) notes.add("front-matter", all.slice(1, bodyFrom - 1).join("\n"));
  const body = all.slice(bodyFrom);
  const decks = createDeckCollector(notes);
  const markdownLines = withoutComments(body, lineKinds(body), notes);
  const { lines, kind } = markdownLines;
  const ofPlugin = body.some(isOfPlugin);
  const tableAt = createTables(markdownLines, readHtml);
  const headings = createHeadings(name);
  /** Lines that may be the first side of a card with a `?` below it. */
  let pending: string[] = [];
  /** The lines of the deck's description; null where none can stand. */
  let description: string[] | null = null;
  let lastTable: { line: number; table: NoteTable | null } = { line: -1, table: null };

  const outside = (lostText: string) => notes.add("outside-cards", lostText);
  const add = (path: readonly string[], card: Parameters<typeof decks.addCard>[1]) => {
    if (decks.addCard(path, card)) headings.use();
  };
  const addPair = (pair: Pair) => add(headings.path(), pair);
  const endPiece = () => {
    if (pending.some((line) => line.trim() !== "")) outside(pending.join("\n"));
    pending = [];
  };
  const endDescription = () => {
    if (description && description.length > 0) decks.describe(headings.path(), sideOfLines(description));
    description = null;
  };
  const table = (line: number) => {
    if (lastTable.line !== line) lastTable = { line, table: tableAt(line) };
    return lastTable.table;
  };
  const isText = (line: number) => kind(line) === "text";
  /** Whether a card of another kind begins on a line behind an empty one, where the answer before it would go on. */
  const beginsCard = (line: number) =>
    (isText(line) && (pairOfColons(lines[line] ?? "", ofPlugin) !== null || underlined(markdownLines, line) === 1)) ||
    isHeaderRow(table(line)?.head ?? []);

  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    const kindHere = kind(at);
    const underline = pending.length === 0 ? underlined(markdownLines, at) : null;
    if (kindHere === "heading" || underline !== null) {
      endPiece();
      endDescription();
      for (const unused of headings.begin(underline === null ? line : `${"#".repeat(underline)} ${line}`)) outside(unused);
      description = [];
      at += underline === null ? 1 : 2;
    } else if (description && line.startsWith("> ")) {
      description.push(kindHere === "fence" ? line.slice(2) : unescapedLine(line.slice(2)));
      at += 1;
    } else if (kindHere === "blank" || kindHere === "comment" || kindHere === "rule") {
      const ruledTable = kindHere === "rule" ? table(at) : null;
      if (kindHere !== "comment") endPiece();
      if (ruledTable) addTable(ruledTable, lines.slice(at, ruledTable.end).join("\n"));
      at = ruledTable?.end ?? at + 1;
    } else {
      endDescription();
      at = content(at, line);
    }
  }
  endPiece();
  endDescription();
  for (const unused of headings.end()) outside(unused);
  return decks.all();

  /** Reads the card or heading that begins on a line; returns the line after it. */
  function content(at: number, line: string): number {
    const isMarkable = isText(at) || kind(at) === "table";
    if (isMarkable && markedLine(line)?.part === "q") {
      endPiece();
      const { card, unread, next } = readQuestion(markdownLines, at, beginsCard);
      add(headings.path(), card);
      if (unread !== "") outside(unread);
      return next;
    }
    const noteTable = table(at);
    if (noteTable) {
      endPiece();
      addTable(noteTable, lines.slice(at, noteTable.end).join("\n"));
      return noteTable.end;
    }
    if (isText(at)) {
      if (onlyTags.test(line)) {
        endPiece();
        outside(line);
        return at + 1;
      }
      if (/^\s*\?{1,2}\s*$/.test(line) && pending.length > 0) return questionMark(at, line.trim() === "??");
      const pair = pairOfColons(line, ofPlugin) ?? pairOfItem(line);
      if (pair) {
        endPiece();
        addPair(pair);
        return at + 1;
      }
    }
    pending.push(line);
    return at + 1;
  }

  /** A card whose first side is the lines before `?`, and whose second side goes on to an empty line, mark, rule or heading. */
  function questionMark(at: number, bothWays: boolean): number {
    const term = pending.join("\n").trim();
    pending = [];
    const definition: string[] = [];
    let next = at + 1;
    for (; next < lines.length; next += 1) {
      const kindHere = kind(next);
      if (kindHere === "blank" || kindHere === "heading" || kindHere === "rule") break;
      if (kindHere === "text" && markedLine(lines[next] ?? "")?.part === "q") break;
      if (kindHere !== "comment") definition.push(lines[next] ?? "");
    }
    addPair({ term, definition: definition.join("\n").trim(), bothWays });
    return next;
  }

  function addTable({ head, rows, beside = [] }: NoteTable, source: string): void {
    const columns = rows.reduce((most, row) => Math.max(most, row.length), head?.length ?? 0);
    if (columns < 2) return outside(source);
    for (const words of beside) outside(words);
    const isNamed = head !== null && isHeaderRow(head);
    if (head && !isNamed) notes.add("headings", head.join(" · "));
    const roles = guessRoles(columns, isNamed ? head : null);
    for (const row of rows) {
      const { card, deck, leftOut } = cardOfRow(row, roles);
      for (const { cell, column } of leftOut) notes.add("field-left-out", head?.[column] ? `${head[column]}: ${cell}` : cell);
      const path = deckPath(deck);
      add(path.length > 0 ? path : headings.path(), card);
    }
  }
}

/** A line of Obsidian's tags, such as `#flashcards/geography`, is no part of a card. */
const onlyTags = /^\s*(?:#[^\s#]+\s*)+$/;

/** A file of nothing but line ends would take a gigabyte as lines. */
const maxLines = 4_000_000;

function linesOf(text: string): string[] {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  for (let at = text.indexOf("\r"); at >= 0; at = text.indexOf("\r", at + 1)) count += 1;
  if (count > maxLines) throw new AppError("import/too-many-lines");
  return text.split(/\r\n|\n|\r/);
}

/** At most this many lines are looked at for the end of front matter. */
const longestFrontMatter = 1000;

/** The line after the front matter of notes: properties between `---` and `---` at the very top; 0 without any. */
function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== "---") return 0;
  for (let at = 1; at < Math.min(lines.length, longestFrontMatter); at += 1) {
    const line = lines[at] ?? "";
    if (/^(?:---|\.\.\.)\s*$/.test(line)) return at + 1;
    const part = markedLine(line)?.part;
    if (part === "q" || part === "a" || !/^\s|^$|^#|^-|^["'\p{L}\p{N}_][^:]{0,200}:(?:\s|$)/u.test(line)) return 0;
  }
  return 0;
}

/** The beginning of a deck in the format of `readMarkdown`: its name as a heading, its description quoted. */
export function markdownTitle({ name, description }: Pick<ExchangeDeck, "name" | "description">): string {
  const quoted =
    description === ""
      ? ""
      : `\n${sideLines(description)
          .map((line) => `> ${line}\n`)
          .join("")}`;
  return `# ${titleLine(name) || "Deck"}\n${quoted}`;
}

/** Cards in the format of `readMarkdown`, as `Q:` and `A:`: below a title, or below others. */
export function markdownCards(cards: readonly ExchangeCard[]): string {
  return cards.map((card) => `\n${questionLines(card).join("\n")}\n`).join("");
}
