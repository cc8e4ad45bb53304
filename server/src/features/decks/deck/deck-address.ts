import type { Context } from "hono";

import { requireDeckId } from "../../../http/requests/deck-id.ts";

/** The key of a deck: its owner and its number. */
export type DeckAddress = { uid: string; id: number };

/** The deck in a request's path. Throws `deck/bad-id`. */
export function addressIn(c: Context): DeckAddress {
  const id = requireDeckId(c.req.param("id"));
  return { uid: c.req.param("uid") ?? "", id };
}
