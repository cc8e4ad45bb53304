import { dayMs } from "@recollect/domain/time/units.ts";
import { orderOn, shuffleKeyCount } from "@recollect/domain/study/schedule/review-order.ts";
import { aheadDays, type StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import { sql, type RawBuilder } from "kysely";

import { cardsInFolder } from "../../../access/filed-decks.store.ts";
import { numberInJson } from "../../../store/number-in-json.ts";
import type { Store } from "../../../store/store.ts";
import { mayBeStudied, notBuried, type StudiedRow } from "../decks/present-cards.store.ts";
import type { DueAsked } from "./due-reviews.store.ts";

/** Of cards that were studied; more new cards are drawn from the decks' texts. */
export type DrawnMode = Exclude<StudyMode, "more">;

/** The first cards of a mode (see `queueOfMode`), other prompts of the same cards among them. Times are ms since 1970. */
export async function drawnCards(
  { read, kind }: Pick<Store, "read" | "kind">,
  { uid, now, endsAt, deck, folder, mode, most }: DueAsked & { mode: DrawnMode; most: number },
): Promise<StudiedRow[]> {
  let cards = read
    .selectFrom("studyCards")
    .where(mayBeStudied)
    .select(["deckOwnerId", "deckId", "cardId", "state", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where("stage", "<>", sql.lit("new"))
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
  for (const order of orders[mode](kind, now)) cards = cards.orderBy(order);
  return cards.orderBy("cardId").limit(most).execute();
}

/** A practice is of other cards each time that it is asked for. */
const orders: Readonly<Record<DrawnMode, (kind: Store["kind"], now: number) => RawBuilder<number>[]>> = {
  ahead: () => [sql`"due"`],
  hard: (kind) => [sql`${numberInJson(kind, "state", "lapses")} desc`, numberInJson(kind, "state", "stability")],
  practice: (_kind, now) => {
    const { factor, shift } = orderOn(now);
    return [sql`("shuffleKey" * cast(${factor} as bigint) + cast(${shift} as bigint)) % ${sql.lit(shuffleKeyCount)}`];
  },
};
