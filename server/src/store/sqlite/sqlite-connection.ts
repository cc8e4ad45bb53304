import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";

/** Prepared statements kept for a connection; the least recently used is dropped first. */
const maxStatements = 256;

/**
 * After this many pages (4 KB each) of the log a commit carries it over into the database's file, for which all writers wait some ms. A thread that did it
 * beside them made others wait longer where processors are few.
 */
const checkpointPages = 1000;

type Row = Record<string, SQLOutputValue>;

export type Statement = {
  run(...values: readonly SQLInputValue[]): ReturnType<StatementSync["run"]>;
  all(...values: readonly SQLInputValue[]): Row[];
  /** whether it returns rows */
  reader: boolean;
};

/** One connection to the database file, with its prepared statements. Everything here is synchronous. */
export type SqliteConnection = {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  readonly isInTransaction: boolean;
  close(): void;
};

export type ConnectionOptions = { readOnly?: boolean; synchronous?: "full" | "off" };

/**
 * Every commit is on disk when it returns (WAL with `synchronous=FULL`); with "off" the system may still have it. `busy_timeout` is 0: it
 * would block the whole process; callers wait for a lock asynchronously instead.
 */
export function openConnection(path: string, { readOnly = false, synchronous = "full" }: ConnectionOptions = {}): SqliteConnection {
  // A writing connection is not in defensive mode: migrations edit the schema table.
  const options = { enableForeignKeyConstraints: true, timeout: 0, readOnly, defensive: readOnly };
  const database = new DatabaseSync(path, options);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = ${synchronous};
    pragma wal_autocheckpoint = ${checkpointPages};
    pragma journal_size_limit = 67108864;
    pragma cache_size = -16000;
    pragma temp_store = memory;
  `);
  const statements = new Map<string, Statement>();

  return {
    prepare(sql) {
      const knownStatement = statements.get(sql);
      if (knownStatement) {
        statements.delete(sql);
        statements.set(sql, knownStatement);
        return knownStatement;
      }
      if (definesData.test(sql)) statements.clear();
      const statement = prepared(database, sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > maxStatements && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    exec: (sql) => database.exec(sql),
    get isInTransaction() {
      return database.isTransaction;
    },
    close: () => database.close(),
  };
}

/** A statement that changes the columns of tables, so that what `select *` was prepared for is no longer true. */
const definesData = /^\s*(?:alter|create|drop)\b/i;

/** Node looks up the name of each column anew for each row, and its rows are dictionaries. Rows that are made here share one shape. */
function prepared(database: DatabaseSync, sql: string): Statement {
  const statement = database.prepare(sql);
  const namesNow = () => statement.columns().map(({ name }) => name);
  let names = namesNow();
  statement.setReturnArrays(true);
  const rowOf = (values: readonly SQLOutputValue[]) => {
    // Another connection changed the columns that `select *` means.
    if (values.length !== names.length) names = namesNow();
    const row: Row = {};
    for (let at = 0; at < names.length; at += 1) row[names[at] ?? ""] = values[at] ?? null;
    return row;
  };
  return {
    reader: names.length > 0,
    run: (...values) => statement.run(...values),
    all: (...values) => (statement.all(...values) as unknown as SQLOutputValue[][]).map(rowOf),
  };
}
