import { sql, type RawBuilder } from "kysely";

/** One deck, or null for all. */
export type OneDeckOrAll = { ownerId: string; id: number } | null;

/** The card of a prompt, as `cardIdOf` in the domain: a card's id has 12 characters, and what follows identifies the prompt. */
export const cardOfPrompt: RawBuilder<unknown> = sql`substr(prompts."key", 1, 12)`;

/**
 * `from` and `where` for all prompts of begun decks in which a card has several prompts, each with the student's progress in it. Other decks,
 * which most are, have one prompt for each card and are counted faster.
 */
export function promptsOfStudiedDecks(uid: string, deck: OneDeckOrAll): RawBuilder<unknown> {
  const isAsked = deck === null ? sql`true` : sql`begun."deckOwnerId" = ${deck.ownerId} and begun."deckId" = ${deck.id}`;
  return sql`
    from "studyDecks" as begun
    inner join "decks" on "decks"."ownerId" = begun."deckOwnerId" and "decks"."id" = begun."deckId"
    inner join "deckPrompts" on "deckPrompts"."deckOwnerId" = begun."deckOwnerId" and "deckPrompts"."deckId" = begun."deckId"
      and "deckPrompts"."prompts" <> "decks"."cardCount"
    inner join "prompts" as prompts on prompts."deckOwnerId" = begun."deckOwnerId" and prompts."deckId" = begun."deckId"
    left join "studyCards" as studied on studied."userId" = begun."userId" and studied."deckOwnerId" = begun."deckOwnerId"
      and studied."deckId" = begun."deckId" and studied."cardId" = prompts."key"
    where begun."userId" = ${uid} and begun."touched" > 0 and ${isAsked}`;
}
