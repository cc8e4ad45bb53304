import pg from "pg";
import { onTestFinished } from "vitest";

/** Locks the Library of a PostgreSQL, so that each search takes its maximum time, until it is released or the test is over. */
export async function aLockedLibrary(url: string) {
  const [holder, observer] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), observer.connect()]);
  onTestFinished(() => Promise.all([holder.end(), observer.end()]).then(() => undefined));
  await holder.query('begin; lock table "library" in access exclusive mode');
  return {
    /** the queries that wait for it now */
    async waiting(): Promise<number> {
      const { rows } = await observer.query<{ count: number }>(
        `select count(*)::int from pg_locks where not granted and relation = '"library"'::regclass`,
      );
      return rows[0]?.count ?? 0;
    },
    release: () => holder.query("rollback"),
  };
}
