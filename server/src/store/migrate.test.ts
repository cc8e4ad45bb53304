import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import { getMigrations } from "better-auth/db/migration";
import { Kysely, PostgresDialect, sql, type ColumnMetadata } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { StartError } from "../process/settings/start-error.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/list.ts";
import { createPool } from "./postgres/postgres-pool.ts";
import { openConnection } from "./sqlite/sqlite-connection.ts";
import { sqliteDialect } from "./sqlite/sqlite-dialect.ts";
import type { Store } from "./store.ts";
import type { Db } from "./tables.ts";

async function aBareDatabase(kind: Store["kind"]): Promise<Db> {
  if (kind === "postgres") {
    const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(await anEmptyDatabase()) }) });
    onTestFinished(() => db.destroy());
    return db;
  }
  const connection = openConnection(join(await aTemporaryFolder(), "bare.db"));
  onTestFinished(() => connection.close());
  return new Kysely({ dialect: sqliteDialect({ connection, acquire: async () => () => {} }) });
}

type Schema = { tables: Record<string, ColumnMetadata[]>; others: string[] };
/** The schema before a migration, and after each thing done with it. */
type Step = { before: Schema; up: Schema; down: Schema; upAgain: Schema };

/** Every table with its columns, in whichever order, and their types, and the names of all triggers, indexes and, on PostgreSQL, functions. */
async function schemaOf(db: Db, kind: Store["kind"]): Promise<Schema> {
  const tables = await db.introspection.getTables();
  const others =
    kind === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_schema where type in ('trigger', 'index') order by 1`
      : sql<{ name: string }>`select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
          union all select tgname::text from pg_trigger where not tgisinternal
          union all select indexname::text from pg_indexes where schemaname = 'public' order by 1`;
  const { rows } = await others.execute(db);
  const byName = (columns: ColumnMetadata[]) => columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { tables: Object.fromEntries(tables.map(({ name, columns }) => [name, byName(columns)])), others: rows.map(({ name }) => name) };
}

/** A function of PostgreSQL, unknown to SQLite. */
const ofPostgresAlone: ReadonlySet<string> = new Set([
  "0010-make-deck",
  "0032-change-visibility",
  "0039-one-deck-writer",
  "0113-expansions",
  "0114-version-before",
]);
/** Work inside a PostgreSQL function and a foreign key have no name here, and what moves rows changes no schema. */
const withoutTrace: ReadonlySet<string> = new Set([
  "0030-make-decks",
  "0034-studied-numbers",
  "0085-corrections-are-suggestions",
  "0104-assignments-stay",
  "0108-words-anew",
  "0121-words-with-digits",
  "0122-begun-words",
]);

const kinds = testDatabaseUrl ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

describe.each(kinds)("migrations (%s)", (kind) => {
  let steps: Promise<Map<string, Step>> | null = null;

  /** Each migration up, down and up again, one after the other in one database: it took ten times as long with a database each. */
  async function walk(): Promise<Map<string, Step>> {
    const db = await aBareDatabase(kind);
    const found = new Map<string, Step>();
    let before = await migratedTo(db, 0);
    for (const [index, { name }] of migrations.entries()) {
      const up = await migratedTo(db, index + 1);
      const down = await migratedTo(db, index);
      const upAgain = await migratedTo(db, index + 1);
      found.set(name, { before, up, down, upAgain });
      before = upAgain;
    }
    return found;
  }

  async function migratedTo(db: Db, target: number): Promise<Schema> {
    await migrate({ db, kind, target });
    return schemaOf(db, kind);
  }

  test.each(migrations)("$name migrates up, down and up again", async ({ name }) => {
    const { before, up, down, upAgain } = (await (steps ??= walk())).get(name)!;
    expect(isDeepStrictEqual(up, before)).toBe(withoutTrace.has(name) || (kind === "sqlite" && ofPostgresAlone.has(name)));
    expect(down).toEqual(before);
    expect(upAgain).toEqual(up);
  });

  test("running them again changes nothing", async () => {
    const db = await aBareDatabase(kind);
    await migrate({ db, kind });
    const once = await schemaOf(db, kind);
    await migrate({ db, kind });
    expect(await schemaOf(db, kind)).toEqual(once);
  });

  test("one that fails leaves the schema as it was before all of them", async () => {
    const db = await aBareDatabase(kind);
    const failing = {
      name: "9999-failing",
      async up(tx: Db) {
        await tx.schema.createTable("half").addColumn("id", "integer").execute();
        throw new Error("no");
      },
      async down() {},
    };
    await expect(migrate({ db, kind, list: [...migrations, failing] })).rejects.toThrow("no");
    expect((await schemaOf(db, kind)).tables).toEqual({});
  });

  test.each(["55P03", "40P01"])("one that others kept from the tables (%s) is tried again", async (code) => {
    const db = await aBareDatabase(kind);
    let tries = 0;
    const hindered = {
      name: "9999-hindered",
      async up() {
        tries += 1;
        if (tries < 3) throw Object.assign(new Error("in use"), { code });
      },
      async down() {},
    };
    await migrate({ db, kind, list: [hindered], patience: { lockMs: 50, pauseMs: 1, allMs: 60_000 } });
    expect(tries).toBe(3);
  });

  test("a database that is newer than the program is refused and left unchanged", async () => {
    const db = await aBareDatabase(kind);
    const newer = { name: "9999-tomorrow", up: async () => {}, down: async () => {} };
    await migrate({ db, kind, list: [...migrations, newer] });
    const before = await schemaOf(db, kind);
    await expect(migrate({ db, kind })).rejects.toThrow(
      new StartError("The database is newer than this program: it has the migration 9999-tomorrow, so start the newer program instead."),
    );
    expect(await schemaOf(db, kind)).toEqual(before);
  });

  const added = { name: "9998-added", up: async () => {}, down: async () => {}, isExpansion: true } as const;

  test.runIf(kind === "sqlite")("a file with newer migrations is refused by the program before, also if they only add", async () => {
    const db = await aBareDatabase(kind);
    await migrate({ db, kind, list: [...migrations, added] });
    await expect(migrate({ db, kind })).rejects.toThrow("it has the migration 9998-added");
  });

  test.runIf(kind === "postgres")("newer migrations that only add are taken by the program before", async () => {
    const db = await aBareDatabase(kind);
    await migrate({ db, kind, list: [...migrations, added] });
    const before = await schemaOf(db, kind);
    await migrate({ db, kind });
    expect(await schemaOf(db, kind)).toEqual(before);
    const taken = { name: "9999-taken-away", up: async () => {}, down: async () => {} };
    await migrate({ db, kind, list: [...migrations, added, taken] });
    await expect(migrate({ db, kind })).rejects.toThrow("it has the migration 9999-taken-away");
    await migrate({ db, kind, list: [...migrations, added, taken], target: migrations.length });
    await migrate({ db, kind, list: [...migrations, taken] });
    await expect(migrate({ db, kind, list: [...migrations, added] })).rejects.toThrow("it has the migration 9999-taken-away");
  });

  test("the identity library has every table and column that it needs", async () => {
    const db = await aBareDatabase(kind);
    await migrate({ db, kind });
    const models = { user: "users", session: "sessions", account: "accounts", verification: "verifications" };
    const named = Object.fromEntries(Object.entries(models).map(([model, modelName]) => [model, { modelName }]));
    const { toBeCreated, toBeAdded } = await getMigrations({
      database: { db, type: kind },
      ...named,
      logger: { disabled: true },
    });
    expect({ toBeCreated: toBeCreated.map(({ table }) => table), toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });
});
