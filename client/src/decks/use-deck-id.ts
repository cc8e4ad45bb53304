import { useParams } from "react-router";
import { deckIdIn } from "@recollect/domain/decks/address.ts";

/** The deck id in the address. The router only gets here with one. */
export function useDeckId(): number {
  const deckId = deckIdIn(useParams()["deckId"]);
  if (deckId === null) throw new Error("This screen's address names no deck");
  return deckId;
}
