import { sql, type Kysely } from "kysely";

/** The databases that a migration is written for. */
export type DatabaseKind = "sqlite" | "postgres";

// oxlint-disable-next-line no-explicit-any -- a migration knows the tables of its own day, not today's
export type SchemaOfItsDay = Kysely<any>;

/**
 * The type of each kind of column on each database. The identity library has its own times and booleans: ISO text and 0 or 1 on SQLite, `timestamptz`
 * and `boolean` on PostgreSQL. Ours are numbers everywhere.
 */
export function columnTypes(kind: DatabaseKind) {
  const onSqlite = kind === "sqlite";
  return {
    text: "text",
    count: "integer",
    /** ms since 1970, or a deck's id, which is one */
    ms: onSqlite ? "integer" : "bigint",
    identityFlag: onSqlite ? "integer" : "boolean",
    identityTime: onSqlite ? "text" : "timestamptz",
    /** the end of `create table`: SQLite then enforces its column types, as PostgreSQL always does */
    end: onSqlite ? sql`strict` : sql``,
  } as const;
}
