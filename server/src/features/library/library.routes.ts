import { deckIdIn } from "@recollect/domain/decks/address.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono, type TypedResponse } from "hono";

import { query } from "../../http/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { LibraryQuery } from "./library.schemas.ts";
import type { Library } from "./library.service.ts";
import { sharedDeckJson } from "./shared-deck-view.ts";

/**
 * `/api/library`: everybody's Public decks, and each shared one by its id. No reply has a tag, so that none is kept: what was
 * made Private is gone with the next request.
 */
export function libraryRoutes(library: Library) {
  return new Hono<SignedIn>()
    .get("/", query(LibraryQuery), async (c) => {
      const { search, sort, cursor = null, limit } = c.req.valid("query");
      return c.json(await library.page(c.var.viewer, { search, sort, cursor, limit: numberIn(limit) }));
    })
    .get("/:id", async (c): Promise<Response & TypedResponse<LibraryDeck, 200, "json">> => {
      const id = deckIdIn(c.req.param("id"));
      if (id === null) throw new AppError("deck/bad-id");
      const json = sharedDeckJson(await library.read(c.var.viewer, id));
      c.set("replyBytes", json.length);
      const reply: Response = c.body(json, 200, { "Content-Type": "application/json" });
      return reply as Response & TypedResponse<LibraryDeck, 200, "json">;
    });
}

/** Only plain decimal digits are a number. */
function numberIn(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}
