import { visibilities } from "@recollect/domain/decks/visibility.ts";
import { isListed, isShared } from "@recollect/domain/permissions/decks.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/*
 * The rules of `domain/permissions` about reading as conditions of a query that has the table "decks" in it. They name what is allowed, so
 * that a visibility which no rule knows stays closed. As a query leaves out what may not be read, its answer takes as long for a Private
 * deck of others as for an id that was never used.
 */

/** A deck that others can read by its link. */
export const isSharedDeck: RawBuilder<SqlBool> = visibilityIn(isShared);

/** A deck that stands in the Library and on its author's profile. */
export const isListedDeck: RawBuilder<SqlBool> = visibilityIn(isListed);

/** A deck that this student may open: an own one, or one that is shared. */
export function mayOpen(uid: string): RawBuilder<SqlBool> {
  return sql`("decks"."ownerId" = ${uid} or ${isSharedDeck})`;
}

/** Written out rather than as parameters, so that the database plans with them. */
function visibilityIn(rule: (deck: { visibility: (typeof visibilities)[number] }) => boolean): RawBuilder<SqlBool> {
  const allowed = visibilities.filter((visibility) => rule({ visibility }));
  return sql`"decks"."visibility" in (${sql.join(allowed.map((visibility) => sql.lit(visibility)))})`;
}
