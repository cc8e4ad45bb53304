import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from "kysely";

import type { Db } from "./tables.ts";

type Value = string | number | null;
type Plan<Row> = { query: CompiledQuery<Row>; parameters: readonly (Value | Slot)[] };

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
 * at them nor list them.
 */
export function precompiled<Given extends Record<string, Value>, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<QueryResult<Row>> {
  const plans = new WeakMap<DialectAdapter, Plan<Row>>();
  return (db, given) => {
    const { adapter } = db.getExecutor();
    let plan = plans.get(adapter);
    if (!plan) {
      plan = planned(build(db, placeholders as Given));
      plans.set(adapter, plan);
    }
    const parameters = plan.parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
    return db.executeQuery<Row>({ ...plan.query, parameters });
  };
}

/** Gives a placeholder for whatever field it is asked for. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

function planned<Row>(compilable: Compilable<Row>): Plan<Row> {
  const query = compilable.compile();
  return { query, parameters: query.parameters as readonly (Value | Slot)[] };
}
