import type { ExchangeCard, ExchangeDeck } from "../model.ts";
import type { Notes } from "../import-notes.ts";
import { createDeckCollector, type DeckCollector } from "./deck-collector.ts";
import { sideLines, sideOfLines, titleLine, titleOfLine } from "./line-escapes.ts";
import { markedLine, questionLines, readQuestion, sides } from "./question-answer.ts";

const heading = /^(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/s;
const tableLine = /^\s*\|(.*)\|\s*$/;
const tableRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const listItem = /^\s*[-*+]\s+(.+?):\s+(.+)$/;
const doubleColon = /^\s*(?:[-*+]\s+)?(.+?)\s+::\s+(.+)$/;

/**
 * Cards in notes: `Q:`/`A:` blocks, `term :: definition`, `- term: definition` and tables of two columns. A heading begins a deck, in
 * folders named by its parent headings. Everything else is skipped.
 */
export function readMarkdown(text: string, { name, notes }: { name: string; notes: Notes }): ExchangeDeck[] {
  const decks = createDeckCollector(notes);
  const lines = text.split(/\r\n|\n|\r/);
  const path: string[] = [];
  let description: string[] | null = null;
  const here = () => {
    const named = path.filter((level) => level !== undefined && level !== "");
    return named.length > 0 ? named : [name];
  };
  const endDescription = () => {
    if (description && description.length > 0) decks.describe(here(), sideOfLines(description));
    description = null;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const head = heading.exec(line);
    if (head) {
      endDescription();
      path.length = Math.min(path.length, (head[1] ?? "").length - 1);
      path[(head[1] ?? "#").length - 1] = titleOfLine(head[2] ?? "");
      description = [];
    } else if (markedLine(line)?.part === "q") {
      endDescription();
      const { card, next } = readQuestion(lines, at);
      decks.addCard(here(), sides(card));
      at = next - 1;
    } else if (description && line.startsWith("> ")) {
      description.push(line.slice(2));
    } else if (tableLine.test(line)) {
      if (tableRule.test(lines[at + 1] ?? "")) at += 1;
      else if (!tableRule.test(line)) addPair(decks, here(), tableCells(line));
    } else {
      const pair = doubleColon.exec(line) ?? listItem.exec(line);
      if (pair) addPair(decks, here(), [pair[1] ?? "", pair[2] ?? ""]);
    }
  }
  endDescription();
  return decks.all();
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

function addPair(decks: DeckCollector, path: readonly string[], cells: readonly string[]): void {
  const [term = "", definition = ""] = cells;
  decks.addCard(path, { term: term.trim(), definition: definition.trim() });
}

/** The cells of a table row; `\|` is a bar, `<br>` a line break. */
function tableCells(line: string): string[] {
  const inside = tableLine.exec(line)?.[1] ?? "";
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").replace(/<br\s*\/?>/gi, "\n"));
}
