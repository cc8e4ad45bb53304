import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

/** The key of a deck: its owner and its number. */
export type DeckAddress = { uid: string; id: number };

/** The deck in a request's path. Throws `deck/bad-id`. */
export function addressIn(c: Context): DeckAddress {
  const id = deckIdIn(c.req.param("id"));
  if (id === null) throw new AppError("deck/bad-id");
  return { uid: c.req.param("uid") ?? "", id };
}
