import type { DatabaseKind } from "./column-types.ts";
import type { Triggers } from "./0005-study-triggers.ts";

const ofDeck = (row: string) => `"deckOwnerId" = ${row}."ownerId" and "deckId" = ${row}."id"`;
const ofPrompt = (row: string) =>
  ["deckOwnerId", "deckId"].map((column) => `"studyCards"."${column}" = ${row}."${column}"`).join(" and ") + ` and "cardId" = ${row}."key"`;

const isShared = (row: "new" | "old") => `(${row}."visibility" in ('Public', 'Unlisted'))`;

/** A student's own deck, or a shared one. */
const mayStudy = (row: string) =>
  `("userId" = ${row}."deckOwnerId" or exists (select 1 from "decks"
    where "ownerId" = ${row}."deckOwnerId" and "id" = ${row}."deckId" and "visibility" in ('Public', 'Unlisted')))`;

const forget = `update "studyCards" set "isPresent" = 0 where ${ofDeck("old")} and "isPresent" = 1;`;
const isAsked = `exists (select 1 from "prompts" where ${ofPrompt(`"prompts"`)})`;
/** All other students of the deck, when it is withdrawn or shared again. */
const follow = `update "studyCards" set "isPresent" = 1 - "isPresent"
  where ${ofDeck("new")} and "userId" <> new."ownerId" and ("isPresent" = 1) <> (${isShared("new")} and ${isAsked});`;
const isTurned = `(${isShared("old")} <> ${isShared("new")})`;

/**
 * Update `isPresent` when a deck or its prompts change: a prompt that is gone, or whose deck is no longer shared, is not studied; one that is
 * restored continues where it was. Only rows that change are written, since a shared deck has many students.
 */
export function promptFollowers(kind: DatabaseKind): Triggers {
  const names = [
    ["studyDeckShown", "decks"],
    ["studyDeckDeleted", "decks"],
    ["promptAdded", "prompts"],
    ["promptRemoved", "prompts"],
  ] as const;
  return kind === "sqlite"
    ? { make: onSqlite, names, functions: [] }
    : { make: onPostgres, names, functions: ["followDeck", "followPrompts"] };
}

const onSqlite = [
  `create trigger "studyDeckShown" after update of "visibility" on "decks" when ${isTurned} begin ${follow} end`,
  `create trigger "studyDeckDeleted" after delete on "decks" begin ${forget} end`,
  `create trigger "promptAdded" after insert on "prompts" begin
     update "studyCards" set "isPresent" = 1 where ${ofPrompt("new")} and "isPresent" = 0 and ${mayStudy("new")};
   end`,
  `create trigger "promptRemoved" after delete on "prompts" begin
     update "studyCards" set "isPresent" = 0 where ${ofPrompt("old")} and "isPresent" = 1;
   end`,
];

const onPostgres = [
  `create function "followDeck"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${forget}
     else
       ${follow}
     end if;
     return null;
   end $$`,
  `create function "followPrompts"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       update "studyCards" set "isPresent" = 1 from added where ${ofPrompt("added")} and "isPresent" = 0 and ${mayStudy("added")};
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
];
