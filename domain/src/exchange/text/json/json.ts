import { AppError } from "../../../errors/failure.ts";
import type { Notes } from "../../import-notes.ts";
import type { ExchangeDeck } from "../../model.ts";
import { findCards } from "./json-cards.ts";
import { readOwnJson, ownFormat } from "./own-json.ts";

/**
 * Our own JSON, and any other in which there are lists of cards: objects with a term and a definition (or front and back, question and answer),
 * in a list under any name, in lists of decks, or one on each line (JSON Lines). Throws `import/not-json`.
 */
export function readJson(text: string, { name, notes }: { name: string; notes: Notes }): ExchangeDeck[] {
  const parsedJson = parsed(text);
  if (!parsedJson) throw new AppError("import/not-json");
  const { value } = parsedJson;
  const isOurs = typeof value === "object" && value !== null && "format" in value && value.format === ownFormat;
  return isOurs ? readOwnJson(value, { name, notes }) : findCards(value, { name, notes });
}

/** Whether a text is JSON or JSON Lines. */
export function isJson(text: string): boolean {
  return parsed(text) !== null;
}

/** A parsed value in an object, because `null` is also a value. */
type Parsed = { value: unknown };

function parsed(text: string): Parsed | null {
  return parsedValue(text) ?? parsedLines(text);
}

function parsedValue(text: string): Parsed | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** The values of a text with one object or list on each line; null if a line is neither. */
function parsedLines(text: string): Parsed | null {
  const values: unknown[] = [];
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end).trim();
    at = end < 0 ? text.length : end + 1;
    if (line === "") continue;
    const parsedLine = /^[[{]/.test(line) ? parsedValue(line) : null;
    if (!parsedLine) return null;
    values.push(parsedLine.value);
  }
  return values.length > 1 ? { value: values } : null;
}
