import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { DECK } from "@recollect/domain/decks/limits.ts";
import { z } from "zod";

import { listOf } from "../../http/list-of.ts";

const sides = { term: z.string(), definition: z.string() };
const length = { most: DECK.maxCards, tooMany: "deck/too-many-cards" } as const;

/** A new deck. Its cards have no ids yet. */
export const NewDeckBody = z.strictObject({ title: z.string(), description: z.string(), cards: listOf(z.strictObject(sides), length) });

/** A deck as it was edited: a card with an id is the one it was, a card without is new. */
export const EditedDeckBody = z.strictObject({
  title: z.string(),
  description: z.string(),
  cards: listOf(z.strictObject({ id: z.string().optional(), ...sides }), length),
});

/** Any text: the rule itself, with its own words, is the domain's. */
export const VisibilityBody = z.strictObject({ visibility: z.custom<Visibility>((value) => typeof value === "string") });
