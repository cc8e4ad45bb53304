import { sql } from "kysely";

import { isListed, isShared } from "@recollect/domain/permissions/decks.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

import { announceToKeepers, toldAtMost } from "../../../access/keepers.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";
import { asCommitted } from "../deck/deck-views.ts";
import { deckColumns, type DeckRow } from "../deck/decks.store.ts";
import { sequenceAtChange } from "../deck/change-sequence.store.ts";

type Key = { ownerId: string; id: number };

type Wish = Key & { visibility: string; now: number; most: number };

/** The row of a deck as it is now, with its previous visibility and the students who saved it. */
type Changed = DeckRow & { was: Visibility; keepers: string[]; moment: number };

const changeVisibility = precompiled((db, { ownerId, id, visibility, now, most }: Wish) =>
  db
    .selectFrom(sql<Changed>`change_visibility(${ownerId}, ${id}, ${visibility}, ${now}, ${most})`.as("changed"))
    .select(deckColumns.map((column) => sql<never>`("changed"."deck").${sql.ref(column)}`.as(column)))
    .select(["changed.was", "changed.keepers", sequenceAtChange])
    .$castTo<Changed>(),
);

/**
 * Changes a deck's visibility with a single statement on PostgreSQL (see the migration 0032): each further one takes longer than the change, and open
 * lists wait for it. Null if nothing was changed: then the ordinary way returns the deck, or throws the reason. A deck that becomes Public takes the
 * ordinary way, which lists it in the Library.
 */
export async function changeVisibilityAtOnce(
  store: Store,
  { ownerId, id }: Key,
  visibility: Visibility,
  now: number,
): Promise<DeckRow | null> {
  if (!traits[store.kind].writesAtOnce || isListed({ visibility })) return null;
  const sinceMs = performance.now();
  return store.writeOne(async ({ db, announce }) => {
    const [changedRow] = (await changeVisibility(db, { ownerId, id, visibility, now, most: toldAtMost })).rows;
    if (!changedRow) return null;
    const { was, keepers, moment, ...deck } = changedRow;
    if (isShared({ visibility: was }) !== isShared(deck)) announceToKeepers(announce, keepers);
    announce({ kind: "deck", uid: ownerId, deckId: id, now: asCommitted(deck, sinceMs), moment });
    return deck;
  });
}
