import { sql, type RawBuilder } from "kysely";

import type { Store } from "./store.ts";

/** A named number in a column of JSON text. The databases have different syntax for it. */
export function numberInJson(kind: Store["kind"], column: string, name: string): RawBuilder<number> {
  const text = sql.ref(column);
  return kind === "sqlite" ? sql`(${text} ->> ${sql.lit(`$.${name}`)})` : sql`(${text}::json ->> ${sql.lit(name)})::float`;
}
