import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from "kysely";

import type { Db } from "./tables.ts";

type Value = string | number | Uint8Array | null;
type Plan<Row> = { query: CompiledQuery<Row>; parameters: readonly (Value | Slot)[] };

/** The texts of queries whose plan may be kept, with a name for each. Their number is limited by the program's queries. */
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps the parsed and planned query; undefined for a query that is used once. */
export function planName(sql: string): string | undefined {
  return names.get(sql);
}

type Run = (sql: string, parameters: readonly unknown[]) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

/** The databases of this process that are queried without Kysely, by their adapter, which is unique to each. */
const askedDirectly = new WeakMap<DialectAdapter, Run>();

/** From now on `run` executes precompiled queries on the database: what Kysely does around a query costs more than most queries. */
export function asksDirectly(db: Db, run: Run): void {
  askedDirectly.set(db.getExecutor().adapter, run);
}

/** A placeholder in a query for a value that is known when the query runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each database and then only run: building is most of a small query's cost. The builder gets
 * placeholders instead of values: it may use them (`values.id`) wherever a value goes, but can neither inspect nor enumerate them. The
 * database keeps the plan too, unless the best one depends on the values: then pass `keepsPlan: false`.
 */
export function precompiled<Values extends Record<string, Value>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
  { keepsPlan = true }: { keepsPlan?: boolean } = {},
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const plans = new WeakMap<DialectAdapter, Plan<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let plan = plans.get(adapter);
    if (!plan) {
      plan = planOf(build(db, placeholders as Values));
      if (keepsPlan && !names.has(plan.query.sql)) names.set(plan.query.sql, `query ${names.size + 1}`);
      plans.set(adapter, plan);
    }
    const parameters = plan.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    const run = askedDirectly.get(adapter);
    if (run) return (await run(plan.query.sql, parameters)) as QueryResult<Row>;
    return db.executeQuery<Row>({ ...plan.query, parameters });
  };
}

/** Returns a placeholder for every field. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

function planOf<Row>(compilable: Compilable<Row>): Plan<Row> {
  const query = compilable.compile();
  return { query, parameters: query.parameters as readonly (Value | Slot)[] };
}
