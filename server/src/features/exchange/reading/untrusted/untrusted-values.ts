import { cleanText } from "@recollect/domain/exchange/clean-text.ts";

/** The most rows read of each kind. */
const most = 20_000;

/** Of a row that names a deck: its key, `<uid>/<id>`. */
export function deckKeyIn({ ownerId, deckId }: Record<string, unknown>): string {
  return `${textIn(ownerId)}/${String(Number(deckId))}`;
}

/**
 * Keeps the first row of each deck: an account has one per deck, and a crafted zip with a thousand would read the deck a thousand times.
 */
export function oneOfEach<Row extends { deckKey: string | null }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.toReversed().map((row) => [row.deckKey, row])).values()].toReversed();
}

/** The value if it is an object; else an empty one. */
export function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The first 20,000 values of a list; empty for other values. */
export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** The value if it is a text, without characters that cannot be stored; else an empty one. */
export function textIn(value: unknown): string {
  return typeof value === "string" ? cleanText(value) : "";
}
