import type { DatabaseKind } from "./column-types.ts";

/** Statements that make triggers, and the names to drop them; functions are only PostgreSQL's. */
export type Triggers = {
  make: readonly string[];
  names: readonly (readonly [trigger: string, table: string])[];
  functions: readonly string[];
};

const ofDeck = (row: "new" | "old") => `"deckOwnerId" = ${row}."ownerId" and "deckId" = ${row}."id"`;

/** The ids in a deck's cards. */
export const idsIn = (kind: DatabaseKind, cards: string) =>
  kind === "sqlite"
    ? `(select value ->> '$.id' from json_each(${cards}))`
    : `(select card ->> 'id' from json_array_elements(${cards}::json) card)`;

/**
 * Updates `isPresent` when a deck changes: a card that its deck no longer has, or whose deck is no longer shared, is not studied; one that is
 * restored, for example with a tutorial, continues where it was. Only rows that change are written, since a shared deck has many students.
 */
export function followers(kind: DatabaseKind): Triggers {
  const isHere = `(("userId" = new."ownerId" or new."visibility" <> 'Private') and "cardId" in ${idsIn(kind, `new."cards"`)})`;
  const follow = `update "studyCards" set "isPresent" = 1 - "isPresent" where ${ofDeck("new")} and ("isPresent" = 1) <> ${isHere};`;
  const forget = `update "studyCards" set "isPresent" = 0 where ${ofDeck("old")} and "isPresent" = 1;`;
  const changed = `(old."cards" <> new."cards" or (old."visibility" = 'Private') <> (new."visibility" = 'Private'))`;
  return deckTriggers(kind, { follow, forget, watched: `"cards", "visibility"`, changed });
}

/** The triggers as the previous migration made them. */
export function followersBefore(kind: DatabaseKind): Triggers {
  const isHere = `"cardId" in ${idsIn(kind, `new."cards"`)}`;
  const value = kind === "sqlite" ? isHere : `case when ${isHere} then 1 else 0 end`;
  const follow = `update "studyCards" set "isPresent" = ${value} where ${ofDeck("new")};`;
  const forget = `update "studyCards" set "isPresent" = 0 where ${ofDeck("old")};`;
  return deckTriggers(kind, { follow, forget, watched: `"cards"`, changed: null });
}

type OnDecks = {
  follow: string;
  forget: string;
  /** columns */ watched: string;
  /** a condition, or null for always */ changed: string | null;
};

function deckTriggers(kind: DatabaseKind, { follow, forget, watched, changed }: OnDecks): Triggers {
  const names = ["studyDeckChanged", "studyDeckAdded", "studyDeckDeleted"].map((name) => [name, "decks"] as const);
  if (kind === "sqlite") {
    const when = changed === null ? "" : `when ${changed} `;
    const make = [
      `create trigger "studyDeckChanged" after update of ${watched} on "decks" ${when}begin ${follow} end`,
      `create trigger "studyDeckAdded" after insert on "decks" begin ${follow} end`,
      `create trigger "studyDeckDeleted" after delete on "decks" begin ${forget} end`,
    ];
    return { make, names, functions: [] };
  }
  const when = changed === null ? "" : ` when (${changed})`;
  const make = [
    `create function "followDeck"() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' then
         ${forget}
       elsif exists (select from "studyCards" where ${ofDeck("new")}) then
         ${follow}
       end if;
       return null;
     end $$`,
    `create trigger "studyDeckChanged" after update of ${watched} on "decks" for each row${when} execute function "followDeck"()`,
    `create trigger "studyDeckAdded" after insert on "decks" for each row execute function "followDeck"()`,
    `create trigger "studyDeckDeleted" after delete on "decks" for each row execute function "followDeck"()`,
  ];
  return { make, names, functions: ["followDeck"] };
}

const deckColumns = `"userId", "deckOwnerId", "deckId"`;
const addUp = `on conflict (${deckColumns}) do update set "touched" = "studyDecks"."touched" + excluded."touched";`;
const isSameDeck = (row: string) =>
  ["userId", "deckOwnerId", "deckId"].map((column) => `"studyDecks"."${column}" = ${row}."${column}"`).join(" and ");

/**
 * Maintain `studyDecks.touched`; only a new card adds a row, so that none is added while a student's rows are deleted. PostgreSQL counts once for
 * each statement, with any number of cards.
 */
export function counters(kind: DatabaseKind): Triggers {
  const names = ["studyCardAdded", "studyCardChanged", "studyCardRemoved"].map((name) => [name, "studyCards"] as const);
  return kind === "sqlite"
    ? { make: countersOnSqlite, names, functions: [] }
    : { make: countersOnPostgres, names, functions: ["countTouched"] };
}

const countersOnSqlite = [
  `create trigger "studyCardAdded" after insert on "studyCards" begin
     insert into "studyDecks" (${deckColumns}, "touched") values (new."userId", new."deckOwnerId", new."deckId", new."isPresent") ${addUp}
   end`,
  `create trigger "studyCardChanged" after update of "isPresent" on "studyCards" when old."isPresent" <> new."isPresent" begin
     update "studyDecks" set "touched" = "touched" + new."isPresent" - old."isPresent" where ${isSameDeck("new")};
   end`,
  `create trigger "studyCardRemoved" after delete on "studyCards" when old."isPresent" = 1 begin
     update "studyDecks" set "touched" = "touched" - 1 where ${isSameDeck("old")};
   end`,
];

const sums = (changes: string) => `(select ${deckColumns}, sum("by") as "by" from ${changes} group by ${deckColumns}) sums`;
const changed = `(select ${deckColumns}, "isPresent" as "by" from added union all select ${deckColumns}, -"isPresent" from gone) changes`;
const removed = `(select ${deckColumns}, -"isPresent" as "by" from gone) changes`;
const apply = (changes: string) =>
  `update "studyDecks" set "touched" = "touched" + sums."by" from ${sums(changes)} where sums."by" <> 0 and ${isSameDeck("sums")};`;

const countersOnPostgres = [
  `create function "countTouched"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       insert into "studyDecks" (${deckColumns}, "touched")
         select ${deckColumns}, sum("isPresent") from added group by ${deckColumns} ${addUp}
     elsif tg_op = 'UPDATE' then
       ${apply(changed)}
     else
       ${apply(removed)}
     end if;
     return null;
   end $$`,
  `create trigger "studyCardAdded" after insert on "studyCards" referencing new table as added
     for each statement execute function "countTouched"()`,
  `create trigger "studyCardChanged" after update on "studyCards" referencing old table as gone new table as added
     for each statement execute function "countTouched"()`,
  `create trigger "studyCardRemoved" after delete on "studyCards" referencing old table as gone
     for each statement execute function "countTouched"()`,
];
