import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { DeckPreview } from "@recollect/domain/library/deck-preview.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { query } from "../../http/requests/validate.ts";
import type { Store } from "../../store/store.ts";
import { findPreviewed, type PreviewedRow } from "./preview.store.ts";

const PreviewQuery = z.strictObject({ deckId: z.string() });

type PreviewsDeps = { store: Pick<Store, "read">; /** number of cards of each Public deck that visitors may read */ cards: number };

/**
 * `/api/preview`: what a visitor who is not signed in may see of a Public deck. Any other id is `deck/not-found`, whether the deck exists
 * or not.
 */
export function previewsRoutes({ store, cards }: PreviewsDeps) {
  return new Hono().get("/", query(PreviewQuery), async (c) => {
    const id = deckIdIn(c.req.valid("query").deckId);
    const row = id === null ? null : await findPreviewed(store.read, id, cards > 0);
    if (!row) throw new AppError("deck/not-found");
    const preview: DeckPreview = {
      id: row.id,
      title: row.title,
      author: authorLabel(row),
      cardCount: row.cardCount,
      cards: first(cards, row),
    };
    return json(c, preview);
  });
}

function first(count: number, { cards }: PreviewedRow): DeckPreview["cards"] {
  if (cards === null) return [];
  return cardsIn(cards)
    .slice(0, count)
    .map(({ term, definition }) => ({
      term: readableTerm(term, { formula: readableFormula }),
      definition: readableSide(definition, { formula: readableFormula }),
    }));
}
