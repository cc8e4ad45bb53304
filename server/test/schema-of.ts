import { sql } from "kysely";

import type { Store } from "../src/store/store.ts";

/** Every table of the database, and for each the tables that its foreign keys refer to, with the effect of a deletion there. */
export async function schemaOf(store: Store): Promise<Map<string, { to: string; onDelete: string }[]>> {
  const tables = new Map<string, { to: string; onDelete: string }[]>();
  if (store.kind === "sqlite") {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(
      store.read,
    );
    for (const { name } of rows) {
      const keys = await sql<{ table: string; on_delete: string }>`select "table", on_delete from pragma_foreign_key_list(${name})`.execute(
        store.read,
      );
      tables.set(
        name,
        keys.rows.map((key) => ({ to: key.table, onDelete: key.on_delete })),
      );
    }
    return tables;
  }
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(store.read);
  for (const { name } of rows) tables.set(name, []);
  const rules: Record<string, string> = { c: "CASCADE", n: "SET NULL", a: "NO ACTION", r: "RESTRICT", d: "SET DEFAULT" };
  const keys = await sql<{ name: string; to: string; rule: string }>`
    select one.relname as name, other.relname as "to", confdeltype as rule from pg_constraint
      join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid where contype = 'f'`.execute(store.read);
  for (const { name, to, rule } of keys.rows) tables.get(name)?.push({ to, onDelete: rules[rule] ?? rule });
  return tables;
}
