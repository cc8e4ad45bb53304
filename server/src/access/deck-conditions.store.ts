import { visibilities } from "@recollect/domain/decks/visibility.ts";
import { isListed, isShared } from "@recollect/domain/permissions/decks.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/**
 * The reading rules of `domain/permissions` as conditions of a query on the table "decks". They list what is allowed, so an unknown
 * visibility stays closed. Because a query leaves out what may not be read, its reply takes the same time for another student's Private
 * deck as for an unused id.
 */

/** A deck that others can read by its link. */
export const isSharedDeck: RawBuilder<SqlBool> = visibilityIn(isShared);

/** A deck that is in the Library and on its author's profile. */
export const isListedDeck: RawBuilder<SqlBool> = visibilityIn(isListed);

/** A deck that this student may open: an own or a shared one. */
export function mayOpen(uid: string): RawBuilder<SqlBool> {
  return sql`("decks"."ownerId" = ${uid} or ${isSharedDeck})`;
}

/** Literals instead of parameters, so that the database plans with them. */
function visibilityIn(rule: (deck: { visibility: (typeof visibilities)[number] }) => boolean): RawBuilder<SqlBool> {
  const allowedVisibilities = visibilities.filter((visibility) => rule({ visibility }));
  return sql`"decks"."visibility" in (${sql.join(allowedVisibilities.map((visibility) => sql.lit(visibility)))})`;
}
