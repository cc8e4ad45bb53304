import pg from "pg";

/** The names of columns that say whose a row is. */
const ownerColumns = ["ownerId", "userId", "studentId", "uid", "memberId", "reporterId", "senderId"];

export type Ownership = {
  /** the column by which each table could be split; null: its rows are of nobody alone */
  columns: ReadonlyMap<string, string | null>;
  /** keys and unique indexes that a table split by owner can't have, since they do not contain the owner */
  uniqueAcross: readonly string[];
};

/** Read from the schema itself: how its tables could be split by their owner, and what is in the way. */
export async function ownership(url: string): Promise<Ownership> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ table: string; columns: string[] }>(
      `select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
    );
    const columns = new Map(
      tables.map(({ table, columns: all }) => [
        table,
        table === "users" ? "id" : (ownerColumns.find((name) => all.includes(name)) ?? null),
      ]),
    );
    const { rows: indexes } = await client.query<{ table: string; name: string; columns: string[] }>(
      `select t.relname as "table", i.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
         join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
       where x.indisunique and t.relnamespace = 'public'::regnamespace group by 1, 2 order by 1, 2`,
    );
    const uniqueAcross = indexes.flatMap(({ table, columns: own }) => {
      const owner = columns.get(table);
      return owner === null || owner === undefined || own.includes(owner) ? [] : [`${table} (${own.join(", ")})`];
    });
    return { columns, uniqueAcross };
  } finally {
    await client.end();
  }
}
