import { useParams } from "react-router";
import { deckIdIn } from "@recollect/domain/decks/address.ts";

/** The deck that the address names. The router lets no address without one come this far. */
export function useDeckId(): number {
  const deckId = deckIdIn(useParams()["deckId"]);
  if (deckId === null) throw new Error("This screen's address names no deck; the router keeps such addresses out");
  return deckId;
}
