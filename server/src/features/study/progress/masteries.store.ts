import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { countMasteries, matureDays, type MasteryCounts, type PromptCounts } from "@recollect/domain/study/mastery.ts";
import { sql } from "kysely";

import type { Db } from "../../../store/tables.ts";
import { cardOfPrompt, promptsOfStudiedDecks, type OneDeckOrAll } from "../decks/prompts-by-card.store.ts";

type Group = PromptCounts & { deckOwnerId: string; deckId: number; cards: number };

/** How many cards are new, in learning and known in begun decks whose cards have several prompts, by deck key. */
export async function masteriesByCard(db: Db, uid: string, deck: OneDeckOrAll): Promise<Map<string, MasteryCounts>> {
  const isBegun = sql`studied."isPresent" = 1 and studied."stage" <> 'new'`;
  const isKnown = sql`studied."isPresent" = 1 and studied."stage" = 'review' and studied."scheduledDays" >= ${sql.lit(matureDays)}`;
  const { rows } = await sql<Group>`
    select "deckOwnerId", "deckId", "all", "begun", "known", count(*) as "cards"
    from (
      select prompts."deckOwnerId", prompts."deckId", count(*) as "all",
        sum(case when ${isBegun} then 1 else 0 end) as "begun", sum(case when ${isKnown} then 1 else 0 end) as "known"
      ${promptsOfStudiedDecks(uid, deck)}
      group by prompts."deckOwnerId", prompts."deckId", ${cardOfPrompt}
    ) as cards
    group by "deckOwnerId", "deckId", "all", "begun", "known"`.execute(db);
  const groups = Map.groupBy(rows, ({ deckOwnerId, deckId }) => deckKeyOf(deckOwnerId, deckId));
  return new Map(
    Array.from(groups, ([deckKey, ofDeck]) => [deckKey, countMasteries(ofDeck.map((group) => ({ prompts: group, cards: group.cards })))]),
  );
}

/** The same for a deck with one prompt for each card; `begun` cards were answered, and `known` ones are among them. */
export function masteriesOfPrompts({ cards, begun, known }: { cards: number; begun: number; known: number }): MasteryCounts {
  return countMasteries([
    { prompts: { all: 1, begun: 0, known: 0 }, cards: Math.max(0, cards - begun) },
    { prompts: { all: 1, begun: 1, known: 0 }, cards: Math.max(0, begun - known) },
    { prompts: { all: 1, begun: 1, known: 1 }, cards: known },
  ]);
}
