import { isDeckId } from "./deck-ids.ts";

/** The deck id in an address, or null: only plain decimal digits count ("12", not "1e3", "-1" or "012"). */
export function deckIdIn(text: string | undefined): number | null {
  if (text === undefined || !/^(?:0|[1-9][0-9]*)$/.test(text)) return null;
  const id = Number(text);
  return isDeckId(id) ? id : null;
}
