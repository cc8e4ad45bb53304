import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { sql, type RawBuilder } from "kysely";

import type { Db } from "../../../store/tables.ts";
import { cardOfPrompt, promptsOfStudiedDecks, type OneDeckOrAll } from "./prompts-by-card.store.ts";

/**
 * A deck's cards that can be studied today, each counted once: a card is asked by one prompt a day, a due one before a new one. `due` is null
 * in a deck with one prompt for each card: it is the number of due reviews.
 */
export type CardsOfDay = { readonly newCards: number; readonly learning: number; readonly due: number | null };

type CardsOfDayRequest = { uid: string; /** ms since 1970, as is the other */ now: number; endsAt: number };

/**
 * The cards that can be studied today in begun decks whose cards have several prompts, by deck key. Of a card with a due step, a due review
 * and a new prompt, only the first comes today: its answer buries the others.
 */
export async function cardsOfDay(db: Db, { uid, now, endsAt }: CardsOfDayRequest, deck: OneDeckOrAll): Promise<Map<string, CardsOfDay>> {
  const canCome = sql`studied."isSuspended" = 0 and (studied."buriedUntil" is null or studied."buriedUntil" <= ${now})`;
  const isAny = (condition: RawBuilder<unknown>) => sql`max(case when ${condition} then 1 else 0 end)`;
  const isStep = sql`studied."stage" in ('learning', 'relearning') and studied."due" < ${endsAt} and ${canCome}`;
  const isDue = sql`studied."stage" = 'review' and studied."due" < ${endsAt} and ${canCome}`;
  const isNew = sql`studied."cardId" is null or (studied."stage" = 'new' and ${canCome})`;
  const { rows } = await sql<{ deckOwnerId: string; deckId: number; learning: number; due: number; newCards: number }>`
    select "deckOwnerId", "deckId",
      sum("isStep") as "learning",
      sum(case when "isStep" = 0 then "isDue" else 0 end) as "due",
      sum(case when "isStep" = 0 and "isDue" = 0 then "isNew" else 0 end) as "newCards"
    from (
      select prompts."deckOwnerId", prompts."deckId", ${isAny(isStep)} as "isStep", ${isAny(isDue)} as "isDue", ${isAny(isNew)} as "isNew"
      ${promptsOfStudiedDecks(uid, deck)}
      group by prompts."deckOwnerId", prompts."deckId", ${cardOfPrompt}
    ) as cards
    group by "deckOwnerId", "deckId"`.execute(db);
  return new Map(rows.map(({ deckOwnerId, deckId, ...counts }) => [deckKeyOf(deckOwnerId, deckId), counts]));
}
