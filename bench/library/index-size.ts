import { sql } from "kysely";

import type { Store } from "../../server/src/store/store.ts";

const indexBytes = {
  sqlite: sql<{
    bytes: number;
  }>`select sum("pgsize") as "bytes" from dbstat where "name" like 'library%' or "name" like 'sqlite_autoindex_library%'`,
  postgres: sql<{
    bytes: number;
  }>`select sum(pg_total_relation_size(oid))::bigint as "bytes" from pg_class where relkind = 'r' and relname like 'library%'`,
} as const satisfies Record<Store["kind"], unknown>;

/** The bytes of the Library's index, its rows and words included, and of all cards as they are sent. */
export async function indexSize({ read, kind }: Pick<Store, "read" | "kind">): Promise<{ index: number; cards: number }> {
  const index = await indexBytes[kind].execute(read);
  const cards = await sql<{ bytes: number }>`select cast(sum(octet_length("cards")) as bigint) as "bytes" from "decks"`.execute(read);
  return { index: index.rows[0]?.bytes ?? 0, cards: cards.rows[0]?.bytes ?? 0 };
}
