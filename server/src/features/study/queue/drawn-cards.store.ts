import { dayMs } from "@recollect/domain/time/units.ts";
import { orderOn, shuffleKeyCount } from "@recollect/domain/study/schedule/review-order.ts";
import { aheadDays, type StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

import { cardsInFolder } from "../../../access/filed-decks.store.ts";
import { numberInJson } from "../../../store/number-in-json.ts";
import type { Store } from "../../../store/store.ts";
import { canBeStudied, notBuried, rowsOf, type StudiedRow } from "../decks/studyable-cards.store.ts";
import type { DueRequest } from "./due-reviews.store.ts";

/** Modes of studied cards; `more` draws new cards from the decks' texts. */
export type DrawnMode = Exclude<StudyMode, "more">;

/** The first cards of a mode (see `queueOfMode`), including other prompts of the same cards. Times are ms since 1970. */
export async function drawnCards(
  { read, kind }: Pick<Store, "read" | "kind">,
  { uid, now, endsAt, deck, folder, mode, most }: DueRequest & { mode: DrawnMode; most: number },
): Promise<StudiedRow[]> {
  let cards = read
    .selectFrom("studyCards")
    .where(canBeStudied)
    .select(["userId", "deckOwnerId", "deckId", "cardId"])
    .where("userId", "=", uid)
    .where(deck ? ofOneDeck : ofMany)
    .where(notBuried(now));
  if (deck) cards = cards.where("deckOwnerId", "=", deck.ownerId).where("deckId", "=", deck.id);
  if (folder !== null) cards = cards.where(cardsInFolder(folder));
  if (mode === "ahead") {
    const soon = endsAt + aheadDays * dayMs;
    cards = cards
      .where("stage", "=", "review")
      .where("due", "<", soon)
      .where("lastAt", "<", endsAt - dayMs);
  }
  const order = orders[mode](kind, now);
  for (const by of order) cards = cards.orderBy(by);
  let rows = rowsOf(read, cards.orderBy("cardId").limit(most));
  for (const by of order) rows = rows.orderBy(by);
  return rows.orderBy("studyCards.cardId").execute();
}

/**
 * Studied cards. Across many decks an index of such cards finds them; one deck has fewer, and the other condition keeps SQLite from using
 * that index.
 */
const ofMany: RawBuilder<SqlBool> = sql`"stage" <> 'new'`;
const ofOneDeck: RawBuilder<SqlBool> = sql`"stage" in ('learning', 'relearning', 'review')`;

/** A practice draws other cards each time. */
const orders: Readonly<Record<DrawnMode, (kind: Store["kind"], now: number) => RawBuilder<number>[]>> = {
  ahead: () => [sql`"due"`],
  hard: (kind) => [sql`${numberInJson(kind, "state", "lapses")} desc`, numberInJson(kind, "state", "stability")],
  practice: (_kind, now) => {
    const { factor, shift } = orderOn(now);
    return [sql`("shuffleKey" * cast(${factor} as bigint) + cast(${shift} as bigint)) % ${sql.lit(shuffleKeyCount)}`];
  },
};
