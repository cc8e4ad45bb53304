import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { z } from "zod";

const sides = { term: z.string(), definition: z.string() };

/** A new deck. Its cards have no ids yet. */
export const NewDeckBody = z.strictObject({ title: z.string(), description: z.string(), cards: z.array(z.strictObject(sides)).readonly() });

/** A deck as it was edited: a card with an id is the one it was, a card without is new. */
export const EditedDeckBody = z.strictObject({
  title: z.string(),
  description: z.string(),
  cards: z.array(z.strictObject({ id: z.string().optional(), ...sides })).readonly(),
});

/** Any text: the rule itself, with its own words, is the domain's. */
export const VisibilityBody = z.strictObject({ visibility: z.custom<Visibility>((value) => typeof value === "string") });
