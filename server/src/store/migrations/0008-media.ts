import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** Pictures and sounds, the decks that use them, and each student's storage. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await createMedia(db, kind);
  await createMediaUses(db, kind);
  await createStorageUse(db, kind);
  await sql`insert into "storageUse" ("userId", "decks", "media") select "ownerId", sum(${sql.raw(bytesOf(""))}), 0 from "decks" group by "ownerId"`.execute(
    db,
  );
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") for (const name of ["countDeckBytes", "countMediaBytes"]) await sql.raw(`drop function "${name}"()`).execute(db);
  for (const table of ["storageUse", "mediaUses", "media"]) await db.schema.dropTable(table).execute();
}

/** A row stays without its owner: copies of their decks still use the file. */
async function createMedia(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("media")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("ownerId", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("mime", text, (c) => c.notNull())
    .addColumn("bytes", count, (c) => c.notNull())
    .addColumn("width", count)
    .addColumn("height", count)
    .addColumn("seconds", kind === "sqlite" ? "real" : "double precision")
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("unusedSince", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("oneMediaAFile").unique().on("media").columns(["ownerId", "hash"]).execute();
  await db.schema.createIndex("mediaByHash").on("media").column("hash").execute();
}

async function createMediaUses(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("mediaUses")
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("mediaId", text, (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("mediaUsesPrimaryKey", ["deckOwnerId", "deckId", "mediaId"])
    .addForeignKeyConstraint("useInADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("usesOfMedia").on("mediaUses").column("mediaId").execute();
}

async function createStorageUse(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("storageUse")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("decks", ms, (c) => c.notNull())
    .addColumn("media", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

const bytesOf = (row: string) => ["title", "description", "cards"].map((column) => `octet_length(${row}"${column}")`).join(" + ");

/** Only additions add a row, so that none is added while a student's rows are deleted. */
const add = (what: "decks" | "media", bytes: string) =>
  `insert into "storageUse" ("userId", "decks", "media") values (new."ownerId", ${what === "decks" ? `${bytes}, 0` : `0, ${bytes}`})
   on conflict ("userId") do update set "${what}" = "storageUse"."${what}" + excluded."${what}";`;
const change = (what: "decks" | "media", owner: string, by: string) =>
  `update "storageUse" set "${what}" = "${what}" + ${by} where "userId" = ${owner};`;

const addDeck = add("decks", bytesOf("new."));
const changeDeck = change("decks", `new."ownerId"`, `(${bytesOf("new.")}) - (${bytesOf("old.")})`);
const removeDeck = change("decks", `old."ownerId"`, `- (${bytesOf("old.")})`);
const addMedia = add("media", `new."bytes"`);
const removeMedia = change("media", `old."ownerId"`, `- old."bytes"`);

const triggers = [
  ["deckBytesAdded", "decks"],
  ["deckBytesChanged", "decks"],
  ["deckBytesRemoved", "decks"],
  ["mediaBytesAdded", "media"],
  ["mediaBytesRemoved", "media"],
] as const;

const onSqlite = [
  `create trigger "deckBytesAdded" after insert on "decks" begin ${addDeck} end`,
  `create trigger "deckBytesChanged" after update of "title", "description", "cards" on "decks" begin ${changeDeck} end`,
  `create trigger "deckBytesRemoved" after delete on "decks" begin ${removeDeck} end`,
  `create trigger "mediaBytesAdded" after insert on "media" when new."ownerId" is not null begin ${addMedia} end`,
  `create trigger "mediaBytesRemoved" after delete on "media" begin ${removeMedia} end`,
];

const counting = (name: string, steps: Partial<Record<"INSERT" | "UPDATE" | "DELETE", string>>) =>
  `create function "${name}"() returns trigger language plpgsql as $$
   begin
     ${Object.entries(steps)
       .map(([step, statement]) => `if tg_op = '${step}' then ${statement} end if;`)
       .join("\n     ")}
     return null;
   end $$`;

const onPostgres = [
  counting("countDeckBytes", { INSERT: addDeck, UPDATE: changeDeck, DELETE: removeDeck }),
  counting("countMediaBytes", { INSERT: addMedia, DELETE: removeMedia }),
  `create trigger "deckBytesAdded" after insert on "decks" for each row execute function "countDeckBytes"()`,
  `create trigger "deckBytesChanged" after update of "title", "description", "cards" on "decks" for each row execute function "countDeckBytes"()`,
  `create trigger "deckBytesRemoved" after delete on "decks" for each row execute function "countDeckBytes"()`,
  `create trigger "mediaBytesAdded" after insert on "media" for each row when (new."ownerId" is not null) execute function "countMediaBytes"()`,
  `create trigger "mediaBytesRemoved" after delete on "media" for each row execute function "countMediaBytes"()`,
];
