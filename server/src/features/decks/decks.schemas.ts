import { cardFields, type CardField, type CardInput } from "@recollect/domain/cards/card.ts";
import { newCardIdPattern } from "@recollect/domain/cards/new-card-id.ts";
import type { CardChange, DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { z } from "zod";

import { listOf } from "../../http/requests/list-of.ts";

const kinds: Record<CardField["kind"], z.ZodType> = { text: z.string(), texts: z.array(z.string()), flag: z.boolean() };

/** The fields of a card, from the domain's list. */
const content = Object.fromEntries(
  Object.entries(cardFields).map(([name, { kind, isOptional }]) => [name, isOptional ? kinds[kind].optional() : kinds[kind]]),
);

const length = { most: DECK.maxCards, tooMany: "deck/too-many-cards" } as const;

/** A card's id as devices make it. Ids of imported cards may be others, so only new cards are held to it. */
const newCardId = z.string().regex(newCardIdPattern);

const NewCard = z.strictObject({ id: newCardId.optional(), ...content }) as unknown as z.ZodType<CardInput, CardInput>;
const EditedCard = z.strictObject({ id: z.string().optional(), ...content }) as unknown as z.ZodType<CardInput, CardInput>;

/** A new deck. Its cards have the ids that the device made, so that they can be studied before the deck is saved, or get ids here. */
export const NewDeckBody = z.strictObject({ title: z.string(), description: z.string(), cards: listOf(NewCard, length) });

/** Fields of a deck's reply that can't be edited here: they are accepted and ignored, so that a deck can be sent back as it was read. */
const ignored = z.unknown().optional();
const ReadOnly = { id: ignored, cardCount: ignored, updatedAt: ignored, revision: ignored, copiedFrom: ignored, languages: ignored };

/** An edited deck: a card with an id is an existing one, a card without is new. The visibility has its own route, so it must be the deck's. */
export const EditedDeckBody = z
  .strictObject({
    title: z.string(),
    description: z.string(),
    cards: listOf(EditedCard, length),
    visibility: z.string().optional(),
    ...ReadOnly,
  })
  .transform(({ title, description, cards, visibility }) => ({ title, description, cards, visibility }));

/** A change of one field, with values of the field's kind; null for a field that the card does not have. */
const cardChange = z.discriminatedUnion(
  "field",
  Object.entries(cardFields).map(([name, { kind, isOptional }]) => {
    const value = isOptional ? kinds[kind].nullable() : kinds[kind];
    return z.strictObject({ id: z.string(), field: z.literal(name), from: value, to: value });
  }) as unknown as [z.ZodObject<{ field: z.ZodLiteral<string> }>],
) as unknown as z.ZodType<CardChange, CardChange>;

const WholeCard = z.strictObject({ id: z.string(), ...content });
const textChange = z.strictObject({ from: z.string(), to: z.string() });
const changesLength = { ...length, most: DECK.maxCards * Object.keys(cardFields).length };

/** The changes of a student since the revision `base`. */
export const DeckPatchBody = z.strictObject({
  base: z.int().min(1),
  title: textChange.optional(),
  description: textChange.optional(),
  cards: listOf(cardChange, changesLength),
  added: listOf(z.strictObject({ after: z.string().nullable(), card: WholeCard.extend({ id: newCardId }) }), length),
  removed: listOf(WholeCard, length),
  order: listOf(z.string(), length).nullable(),
}) as unknown as z.ZodType<DeckPatch, DeckPatch>;

/** Any text: the domain has the rule, with its own error. */
export const VisibilityBody = z.strictObject({ visibility: z.custom<Visibility>((value) => typeof value === "string") });

/** The languages of both sides. */
export const LanguagesBody = z.strictObject({ term: z.nullable(z.string()), definition: z.nullable(z.string()) });
