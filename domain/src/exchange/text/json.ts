import { languagesIn } from "../../decks/languages/languages.ts";
import { AppError } from "../../errors/failure.ts";
import type { Notes } from "../import-notes.ts";
import type { ExchangeDeck } from "../model.ts";
import { splitTags } from "../tags.ts";
import { createDeckCollector } from "./deck-collector.ts";

const format = "recollect-decks";

/** Decks in the format of `readJson`; also readable for people. */
export function writeJson(decks: readonly ExchangeDeck[]): string {
  const plain = decks.map(({ name, folder, description, cards, languages }) => ({
    title: name,
    description,
    folder,
    ...(languages ? { languages } : {}),
    cards,
  }));
  return `${JSON.stringify({ format, version: 1, decks: plain }, null, 1)}\n`;
}

const termKeys = ["term", "front", "question", "q", "word"];
const definitionKeys = ["definition", "back", "answer", "a", "meaning", "translation"];
/** The deepest nesting of lists. */
const deepest = 20;

/**
 * Our own JSON, and similar formats: a deck, or a list of decks or of cards, whose cards have a term and a definition (or front and back,
 * question and answer). Throws `import/not-json`.
 */
export function readJson(text: string, { name, notes }: { name: string; notes: Notes }): ExchangeDeck[] {
  const decks = createDeckCollector(notes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError("import/not-json");
  }
  const isOurs = typeof value === "object" && value !== null && "format" in value && value.format === format;
  read(value, [name], 0);
  return decks.all();

  function read(item: unknown, path: readonly string[], depth: number): void {
    if (depth > deepest || typeof item !== "object" || item === null) return;
    if (Array.isArray(item)) {
      for (const one of item) read(one, path, depth + 1);
      return;
    }
    const fields = item as Record<string, unknown>;
    const term = firstText(fields, termKeys);
    const definition = firstText(fields, definitionKeys);
    if (term !== null || definition !== null) {
      const tags = Array.isArray(fields.tags) ? fields.tags.filter((tag) => typeof tag === "string") : splitTags(textAt(fields, "tags"));
      const bothWays = fields.bothWays === true;
      decks.addCard(path, { term: term ?? "", definition: definition ?? "", extra: textAt(fields, "extra"), tags, bothWays });
      return;
    }
    const title = firstText(fields, ["title", "name"])?.trim();
    const folder = Array.isArray(fields.folder) ? fields.folder.filter((level) => typeof level === "string") : [];
    const inside = title ? [...folder, title] : path;
    // Other programs may repeat a deck's name with each of its cards.
    if (isOurs) decks.begin(inside);
    if (textAt(fields, "description") !== "") decks.describe(inside, textAt(fields, "description"));
    const languages = languagesIn(fields.languages);
    if (languages) decks.speak(inside, languages);
    for (const key of ["decks", "cards", "notes", "children"]) read(fields[key], inside, depth + 1);
  }
}

function textAt(fields: Record<string, unknown>, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? value : "";
}

function firstText(fields: Record<string, unknown>, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
  }
  return null;
}
