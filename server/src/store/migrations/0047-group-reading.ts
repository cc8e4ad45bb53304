import { sql } from "kysely";

import type { Triggers } from "./0005-study-triggers.ts";
import { promptFollowers } from "./0008-prompt-triggers.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * Cards of another's deck are studied while the deck is shared, or in a group of the student. What the student has studied follows changes of the
 * deck's visibility, its groups, their members, and a moderator's restriction; only rows that change are written.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await replace(db, kind, promptFollowers(kind), groupFollowers(kind));
}

/** Without the groups' tables only shared decks of others are studied. */
export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await replace(db, kind, groupFollowers(kind), promptFollowers(kind));
  const isShared = `exists (select 1 from "decks" where "ownerId" = "deckOwnerId" and "id" = "deckId" and ${sharedVisibility("decks")})`;
  await sql
    .raw(`update "studyCards" set "isPresent" = 0 where "isPresent" = 1 and "userId" <> "deckOwnerId" and not ${isShared}`)
    .execute(db);
}

export async function replace(db: SchemaOfItsDay, kind: DatabaseKind, old: Triggers, next: Triggers): Promise<void> {
  for (const [trigger, table] of old.names)
    await sql.raw(`drop trigger "${trigger}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  for (const name of old.functions) await sql.raw(`drop function "${name}"()`).execute(db);
  for (const statement of next.make) await sql.raw(statement).execute(db);
}

const sharedVisibility = (deck: string) => `"${deck}"."visibility" in ('Public', 'Unlisted')`;

const ofPrompt = (row: string) =>
  ["deckOwnerId", "deckId"].map((column) => `"studyCards"."${column}" = ${row}."${column}"`).join(" and ") + ` and "cardId" = ${row}."key"`;

const isAsked = `exists (select 1 from "prompts" where ${ofPrompt(`"prompts"`)})`;

/** A right to read beside the owner's and those by visibility: a condition on a row of "studyCards" and its deck. A deck that somebody else than its owner added to a group is opened by its visibility alone. */
const isInGroup = `exists (select 1 from "groupDecks" inner join "groupMembers" on "groupMembers"."groupId" = "groupDecks"."groupId"
        where "groupDecks"."deckOwnerId" = "decks"."ownerId" and "groupDecks"."deckId" = "decks"."id"
        and "groupDecks"."addedBy" = "groupDecks"."deckOwnerId"
        and "groupMembers"."userId" = "studyCards"."userId" and "groupMembers"."leftAt" is null)`;

/** For a row of "studyCards": whether its student may read the deck, by its visibility or by this right. */
const isOpenBy = (
  right: string,
) => `exists (select 1 from "decks" where "ownerId" = "studyCards"."deckOwnerId" and "id" = "studyCards"."deckId" and (
    "ownerId" = "studyCards"."userId" or ${sharedVisibility("decks")} or (
      ${right}
      and not exists (select 1 from "deckRestrictions" where "deckRestrictions"."ownerId" = "decks"."ownerId"
        and "deckRestrictions"."deckId" = "decks"."id" and "level" = 'taken-down'))))`;

const followBy = (isOpen: string) => (condition: string) =>
  `update "studyCards" set "isPresent" = 1 - "isPresent" where ${condition} and "userId" <> "deckOwnerId"
    and ("isPresent" = 1) <> (${isAsked} and ${isOpen});`;

const ofDeck = (row: string, owner: string, id: string) => `"deckOwnerId" = ${row}."${owner}" and "deckId" = ${row}."${id}"`;
const ofMember = (row: string) => `"userId" = ${row}."userId" and ("deckOwnerId", "deckId") in (
    select "deckOwnerId", "deckId" from "groupDecks" where "groupDecks"."groupId" = ${row}."groupId")`;

const forget = `update "studyCards" set "isPresent" = 0 where ${ofDeck("old", "ownerId", "id")} and "isPresent" = 1;`;
const isTurned = `((old."visibility" in ('Public', 'Unlisted')) <> (new."visibility" in ('Public', 'Unlisted')))`;

/** A table whose rows decide who may read, by the name of its function on PostgreSQL; `of` finds the cards that a row is about. */
type Decider = { table: string; name: string; of: (row: string) => string };

export const groupDeciders: readonly Decider[] = [
  { table: "groupDecks", name: "followGroupDeck", of: (row: string) => ofDeck(row, "deckOwnerId", "deckId") },
  { table: "groupMembers", name: "followGroupMember", of: ofMember },
  { table: "deckRestrictions", name: "followRestriction", of: (row: string) => ofDeck(row, "ownerId", "deckId") },
];

const occasions = [
  { event: "insert", suffix: "Added", row: "new" },
  { event: "update", suffix: "Changed", row: "new" },
  { event: "delete", suffix: "Removed", row: "old" },
] as const;

/** The triggers by which what is studied follows who may read, where readers of closed decks have this right. */
export function rightFollowers(kind: DatabaseKind, right: string, deciders: readonly Decider[]): Triggers {
  const names = [
    ["studyDeckShown", "decks"],
    ["studyDeckDeleted", "decks"],
    ["promptAdded", "prompts"],
    ["promptRemoved", "prompts"],
    ...deciders.flatMap(({ table, name }) => occasions.map(({ suffix }) => [`${name}${suffix}`, table] as const)),
  ] as const;
  const isOpen = isOpenBy(right);
  return kind === "sqlite"
    ? { make: onSqlite(isOpen, deciders), names, functions: [] }
    : { make: onPostgres(isOpen, deciders), names, functions: ["followDeck", "followPrompts", ...deciders.map(({ name }) => name)] };
}

function groupFollowers(kind: DatabaseKind): Triggers {
  return rightFollowers(kind, isInGroup, groupDeciders);
}

function onSqlite(isOpen: string, deciders: readonly Decider[]): string[] {
  const follow = followBy(isOpen);
  return [
    `create trigger "studyDeckShown" after update of "visibility" on "decks" when ${isTurned} begin ${follow(ofDeck("new", "ownerId", "id"))} end`,
    `create trigger "studyDeckDeleted" after delete on "decks" begin ${forget} end`,
    `create trigger "promptAdded" after insert on "prompts" begin
     update "studyCards" set "isPresent" = 1 where ${ofPrompt("new")} and "isPresent" = 0 and ${isOpen};
   end`,
    `create trigger "promptRemoved" after delete on "prompts" begin
     update "studyCards" set "isPresent" = 0 where ${ofPrompt("old")} and "isPresent" = 1;
   end`,
    ...deciders.flatMap(({ table, name, of }) =>
      occasions.map(
        ({ event, suffix, row }) => `create trigger "${name}${suffix}" after ${event} on "${table}" begin ${follow(of(row))} end`,
      ),
    ),
  ];
}

function onPostgres(isOpen: string, deciders: readonly Decider[]): string[] {
  const follow = followBy(isOpen);
  return [
    `create function "followDeck"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${forget}
     else
       ${follow(ofDeck("new", "ownerId", "id"))}
     end if;
     return null;
   end $$`,
    `create function "followPrompts"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       update "studyCards" set "isPresent" = 1 from added where ${ofPrompt("added")} and "isPresent" = 0 and ${isOpen};
     else
       update "studyCards" set "isPresent" = 0 from gone where ${ofPrompt("gone")} and "isPresent" = 1;
     end if;
     return null;
   end $$`,
    `create trigger "studyDeckShown" after update of "visibility" on "decks" for each row when (${isTurned}) execute function "followDeck"()`,
    `create trigger "studyDeckDeleted" after delete on "decks" for each row execute function "followDeck"()`,
    `create trigger "promptAdded" after insert on "prompts" referencing new table as added
     for each statement execute function "followPrompts"()`,
    `create trigger "promptRemoved" after delete on "prompts" referencing old table as gone
     for each statement execute function "followPrompts"()`,
    ...deciders.map(
      ({ name, of }) => `create function "${name}"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${follow(of("old"))}
     else
       ${follow(of("new"))}
     end if;
     return null;
   end $$`,
    ),
    ...deciders.flatMap(({ table, name }) =>
      occasions.map(
        ({ event, suffix }) => `create trigger "${name}${suffix}" after ${event} on "${table}" for each row execute function "${name}"()`,
      ),
    ),
  ];
}

export { isInGroup };
