import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from "kysely";

import type { Db } from "./tables.ts";

type Value = string | number | Uint8Array | null;
type Plan<Row> = { query: CompiledQuery<Row>; parameters: readonly (Value | Slot)[] };

/** The texts of queries whose plan may be kept, each with a name for it. There are as many as such queries in the program. */
const names = new Map<string, string>();

/** The name under which PostgreSQL shall keep what it has parsed and planned for a query; undefined for one that comes but once. */
export function planName(sql: string): string | undefined {
  return names.get(sql);
}

type Run = (sql: string, parameters: readonly unknown[]) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

/** The databases of this process that are asked without Kysely, by their adapter, of which each has its own. */
const askedDirectly = new WeakMap<DialectAdapter, Run>();

/** From now on precompiled queries on the database are answered by `run`: what Kysely does around a query costs more than most queries. */
export function asksDirectly(db: Db, run: Run): void {
  askedDirectly.set(db.getExecutor().adapter, run);
}

/** Stands in a query for a value that is only known when the query runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each database and then only run: building is most of what a small query costs.
 * The builder sees placeholders instead of values: it may name them (`given.id`) wherever a value goes, but can neither look
 * at them nor list them. The database keeps its plan too, unless the best one depends on the values: say `keepsPlan: false` then.
 */
export function precompiled<Given extends Record<string, Value>, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
  { keepsPlan = true }: { keepsPlan?: boolean } = {},
): (db: Db, given: Given) => Promise<QueryResult<Row>> {
  const plans = new WeakMap<DialectAdapter, Plan<Row>>();
  return async (db, given) => {
    const { adapter } = db.getExecutor();
    let plan = plans.get(adapter);
    if (!plan) {
      plan = planned(build(db, placeholders as Given));
      if (keepsPlan && !names.has(plan.query.sql)) names.set(plan.query.sql, `query ${names.size + 1}`);
      plans.set(adapter, plan);
    }
    const parameters = plan.parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
    const run = askedDirectly.get(adapter);
    if (run) return (await run(plan.query.sql, parameters)) as QueryResult<Row>;
    return db.executeQuery<Row>({ ...plan.query, parameters });
  };
}

/** Returns a placeholder for whatever field it is asked for. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

function planned<Row>(compilable: Compilable<Row>): Plan<Row> {
  const query = compilable.compile();
  return { query, parameters: query.parameters as readonly (Value | Slot)[] };
}
