import { cardFields, type CardContent, type CardField, type CardInput } from "@recollect/domain/cards/card.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { z } from "zod";

import { listOf } from "../../http/requests/list-of.ts";

const kinds: Record<CardField["kind"], z.ZodType> = { text: z.string(), texts: z.array(z.string()), flag: z.boolean() };

/** The fields of a card, as the domain lists them. */
const content = Object.fromEntries(
  Object.entries(cardFields).map(([name, { kind, isOptional }]) => [name, isOptional ? kinds[kind].optional() : kinds[kind]]),
);

const length = { most: DECK.maxCards, tooMany: "deck/too-many-cards" } as const;

const NewCard = z.strictObject(content) as unknown as z.ZodType<CardContent, CardContent>;
const EditedCard = z.strictObject({ id: z.string().optional(), ...content }) as unknown as z.ZodType<CardInput, CardInput>;

/** A new deck. Its cards have no ids yet. */
export const NewDeckBody = z.strictObject({ title: z.string(), description: z.string(), cards: listOf(NewCard, length) });

/** What a deck's reply says beside what can be edited: a deck that was read can be sent back as it is, and this of it changes nothing. */
const told = z.unknown().optional();
const Told = { id: told, cardCount: told, updatedAt: told, revision: told, copiedFrom: told, languages: told };

/** A deck as it was edited: a card with an id is the one it was, a card without is new. A visibility is changed elsewhere, so it must be the deck's. */
export const EditedDeckBody = z
  .strictObject({
    title: z.string(),
    description: z.string(),
    cards: listOf(EditedCard, length),
    visibility: z.string().optional(),
    ...Told,
  })
  .transform(({ title, description, cards, visibility }) => ({ title, description, cards, visibility }));

/** Any text: the rule itself, with its own words, is the domain's. */
export const VisibilityBody = z.strictObject({ visibility: z.custom<Visibility>((value) => typeof value === "string") });

/** The languages of both sides. */
export const LanguagesBody = z.strictObject({ term: z.nullable(z.string()), definition: z.nullable(z.string()) });
