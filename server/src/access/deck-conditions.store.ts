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

/** A deck that this student may open: an own or a shared one, one of a group of the student, or one that the student writes. */
export function mayOpen(uid: string): RawBuilder<SqlBool> {
  return sql`("decks"."ownerId" = ${uid} or ${isSharedWith(uid)})`;
}

/** A deck of others that this student may open. */
export function isSharedWith(uid: string): RawBuilder<SqlBool> {
  return sql`(${isSharedDeck} or ${isInGroupOf(uid)} or ${mayWrite(uid)})`;
}

/**
 * A deck that its owner added to a group in which this student is a member now, unless a moderator took it down. The right is not stored: it begins and
 * ends with these rows. The triggers that count what is studied have the same rule.
 */
function isInGroupOf(uid: string): RawBuilder<SqlBool> {
  const [decks, members] = ["groupDecks", "groupMembers"].map((table) => sql.table(table));
  return sql`(exists (
    select 1 from ${decks} inner join ${members} on "groupMembers"."groupId" = "groupDecks"."groupId"
    where "groupDecks"."deckOwnerId" = "decks"."ownerId" and "groupDecks"."deckId" = "decks"."id" and "groupDecks"."addedBy" = "groupDecks"."deckOwnerId"
    and "groupMembers"."userId" = ${uid} and "groupMembers"."leftAt" is null
  ) and ${isNotTakenDown})`;
}

/** A deck of others of which this student accepted to be a co-author, and still is, unless a moderator took it down. The triggers have the same rule. */
export function mayWrite(uid: string): RawBuilder<SqlBool> {
  return sql`(exists (
    select 1 from ${sql.table("deckEditors")}
    where "deckEditors"."deckOwnerId" = "decks"."ownerId" and "deckEditors"."deckId" = "decks"."id"
    and "deckEditors"."userId" = ${uid} and "deckEditors"."acceptedAt" is not null and "deckEditors"."endedAt" is null
  ) and ${isNotTakenDown})`;
}

/** A deck that no moderator took down. */
export const isNotTakenDown: RawBuilder<SqlBool> = sql`not exists (
    select 1 from ${sql.table("deckRestrictions")} where "deckRestrictions"."ownerId" = "decks"."ownerId" and "deckRestrictions"."deckId" = "decks"."id"
    and "deckRestrictions"."level" = 'taken-down'
  )`;

/** A column that says whether the student may open the deck by a group alone: 1 or 0. Looked up only for decks of others that are not shared. */
export function byGroupAlone(uid: string): RawBuilder<0 | 1> {
  return sql`case when "decks"."ownerId" = ${uid} or ${isSharedDeck} then 0 when ${isInGroupOf(uid)} then 1 else 0 end`;
}

/** The same for a deck that the student may open because of writing it alone. */
export function byWritingAlone(uid: string): RawBuilder<0 | 1> {
  return sql`case when "decks"."ownerId" = ${uid} or ${isSharedDeck} then 0 when ${mayWrite(uid)} then 1 else 0 end`;
}

/** Literals instead of parameters, so that the database plans with them. */
function visibilityIn(rule: (deck: { visibility: (typeof visibilities)[number] }) => boolean): RawBuilder<SqlBool> {
  const allowedVisibilities = visibilities.filter((visibility) => rule({ visibility }));
  return sql`"decks"."visibility" in (${sql.join(allowedVisibilities.map((visibility) => sql.lit(visibility)))})`;
}
