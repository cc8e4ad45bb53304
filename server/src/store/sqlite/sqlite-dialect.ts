import type { SQLInputValue } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
} from "kysely";

import type { SqliteConnection } from "./sqlite-connection.ts";

type SqliteDialectOptions = {
  connection: SqliteConnection;
  /** Waits for exclusive use of the connection; returns the function that releases it. */
  acquire: () => Promise<() => void>;
};

/** Kysely on Node's built-in SQLite, over a connection that the caller opened and will close. */
export function sqliteDialect({ connection, acquire }: SqliteDialectOptions): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(connection, acquire),
    createQueryCompiler: () => new RowLocksAreHeld(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

/** A write transaction of SQLite is exclusive, so `for update` is redundant and left out. */
class RowLocksAreHeld extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === "Distinct" || node.rawModifier) super.visitSelectModifier(node);
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connection: QueryConnection;
  readonly #acquire: () => Promise<() => void>;
  #release = () => {};

  constructor(connection: SqliteConnection, acquire: () => Promise<() => void>) {
    this.#connection = new QueryConnection(connection);
    this.#acquire = acquire;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#release = await this.#acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(): Promise<void> {
    this.#connection.sqlite.exec("begin immediate");
  }

  async commitTransaction(): Promise<void> {
    this.#connection.sqlite.exec("commit");
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#connection.sqlite.isInTransaction) this.#connection.sqlite.exec("rollback");
  }

  async destroy(): Promise<void> {}
}

class QueryConnection implements DatabaseConnection {
  readonly sqlite: SqliteConnection;

  constructor(sqlite: SqliteConnection) {
    this.sqlite = sqlite;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return answerInTurn<R>(this.sqlite, sql, parameters);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** A statement of this many ms has read or written long texts. */
const longMs = 8;

/**
 * The result of a query. After one that took long, others get a turn before the work goes on: everything that a deck of 23 MB needs, one after the
 * other, would keep them waiting for a second.
 */
export function answerInTurn<R>(
  sqlite: SqliteConnection,
  sql: string,
  parameters: readonly unknown[],
): QueryResult<R> | Promise<QueryResult<R>> {
  const startMs = performance.now();
  const answer = answerOf<R>(sqlite, sql, parameters);
  return performance.now() - startMs < longMs ? answer : setImmediate(answer);
}

/** The database's result of a query. */
export function answerOf<R>(sqlite: SqliteConnection, sql: string, parameters: readonly unknown[]): QueryResult<R> {
  const statement = sqlite.prepare(sql);
  const values = parameters as readonly SQLInputValue[];
  if (statement.reader) return { rows: statement.all(...values) as R[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
