import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { sql } from "kysely";

import { rebuildStudy } from "../../src/features/study/log/rebuild-study.store.ts";
import type { Store } from "../../src/store/store.ts";

const firstDeck = 1_600_000_000_000;
const rowsAtOnce = 100;

/** A student's amount of data: decks, cards for each, and answers to each card. */
type Busy = { decks: number; cardsADeck: number; answersACard: number };

/** Gives a student decks and a log of answers to all their cards, one in five of which was forgotten, and the cards' states. */
export async function keepBusy(store: Store, uid: string, { decks, cardsADeck, answersACard }: Busy): Promise<void> {
  const now = Date.now();
  const cards = Array.from({ length: cardsADeck }, (_, card) => ({
    id: `card-${card}`,
    term: `Term ${card}`,
    definition: "What it means",
  }));
  const content = { description: "", cards: JSON.stringify(cards), cardCount: cardsADeck, firstCard: "Term 0" };
  const common = { ownerId: uid, visibility: "Private", updatedAt: now, revision: 1, copiedFrom: null } as const;
  await store.write(async ({ db }) => {
    for (let made = 0; made < decks; made += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, decks - made) }, (_, at) => ({
        id: firstDeck + made + at,
        title: `Deck ${made + at}`,
      }));
      await db
        .insertInto("decks")
        .values(rows.map((row) => ({ ...common, ...content, ...row })))
        .execute();
    }
    if (answersACard > 0) await answers(now - answersACard * 10 * dayMs).execute(db);
  });
  if (answersACard > 0) await rebuildStudy(store, uid);
  if (store.kind === "postgres") await sql`analyze`.execute(store.read);

  /** Written by the database itself: an answer every ten days. */
  function answers(start: number) {
    const answer = {
      kind: "answer",
      source: "study",
      tookMs: 2000,
      stateBefore: newCard,
      scheduling: schedulingOf(defaultStudySettings, start),
    };
    const rest = JSON.stringify(answer).slice(1);
    return sql`
      insert into "studyLog" ("userId", "id", "deckOwnerId", "deckId", "cardId", "kind", "at", "received", "source", "stageBefore", "rating", "day", "entry")
      with recursive
        decks(deck) as (select 0 union all select deck + 1 from decks where deck < ${sql.lit(decks - 1)}),
        cards(card) as (select 0 union all select card + 1 from cards where card < ${sql.lit(cardsADeck - 1)}),
        answers(answer) as (select 0 union all select answer + 1 from answers where answer < ${sql.lit(answersACard - 1)}),
        written as (
          select 'answer-' || deck || '-' || card || '-' || answer as id, cast(${firstDeck} as bigint) + deck as "deckId", 'card-' || card as "cardId",
            cast(${start} as bigint) + deck * 1000 + card * 20 + cast(${10 * dayMs} as bigint) * answer as at,
            case when (deck * 7 + card * 3 + answer * 2) % 5 = 0 then 'again' else 'good' end as rating
          from decks, cards, answers)
      select cast(${uid} as text), id, cast(${uid} as text), "deckId", "cardId", 'answer', at, at, 'study', 'review', rating, at / ${sql.lit(dayMs)},
        '{"id":"' || id || '","deckKey":"' || cast(${uid} as text) || '/' || "deckId" || '","cardId":"' || "cardId" || '","at":' || at
          || ',"rating":"' || rating || '",' || cast(${rest} as text)
      from written`;
  }
}
