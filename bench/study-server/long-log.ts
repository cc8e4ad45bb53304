import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import type { Db } from "@recollect/server/store/tables.ts";
import { sql } from "kysely";

/** A million answers: 1,000 decks of 50 cards, each answered 20 times, every ten days. */
const longLog = { decks: 1000, cardsADeck: 50, answersACard: 20 } as const;

export const answersInAll = longLog.decks * longLog.cardsADeck * longLog.answersACard;
export const cardsInAll = longLog.decks * longLog.cardsADeck;

export const firstDeckOfLog = 1_600_000_000_000;
export const startOfLog = Date.UTC(2025, 0, 1, 18);

export type LogSize = { decks: number; cardsADeck: number; answersACard: number };

/**
 * Adds the log, written by the database itself: one answer in ten is Again, the others are Good, and all Agains are those of one card in five. What follows
 * from the log, `rebuildStudy` derives.
 */
export async function addLongLog(db: Db, uid: string, size: Partial<LogSize> = {}): Promise<void> {
  const { decks, cardsADeck, answersACard }: LogSize = { ...longLog, ...size };
  const common = { kind: "answer", source: "study", weight: 1, tookMs: 2000, stateBefore: newCard };
  const entry = { ...common, scheduling: schedulingOf(defaultStudySettings, startOfLog) };
  const rest = JSON.stringify(entry).slice(1);
  const row = sql`
    select 'answer-' || deck || '-' || card || '-' || answer as id, cast(${firstDeckOfLog} as bigint) + deck as "deckId", 'card-' || card as "cardId",
      cast(${startOfLog} as bigint) + deck * 1000 + card * 20 + cast(${10 * dayMs} as bigint) * answer as at,
      case when (deck * 7 + card * 3 + answer * 5) % 10 = 0 then 'again' else 'good' end as rating
    from decks, cards, answers`;
  await sql`
    insert into "studyLog" ("userId", "id", "deckOwnerId", "deckId", "cardId", "kind", "at", "received", "source", "stageBefore", "rating", "day", "entry")
    with recursive
      decks(deck) as (select 0 union all select deck + 1 from decks where deck < ${sql.lit(decks - 1)}),
      cards(card) as (select 0 union all select card + 1 from cards where card < ${sql.lit(cardsADeck - 1)}),
      answers(answer) as (select 0 union all select answer + 1 from answers where answer < ${sql.lit(answersACard - 1)}),
      written as (${row})
    select cast(${uid} as text), id, cast(${uid} as text), "deckId", "cardId", 'answer', at, at, 'study', 'review', rating, at / ${sql.lit(dayMs)},
      '{"id":"' || id || '","deckKey":"' || cast(${uid} as text) || '/' || "deckId" || '","cardId":"' || "cardId" || '","at":' || at
        || ',"rating":"' || rating || '",' || cast(${rest} as text)
    from written`.execute(db);
}
