import type pg from "pg";

/** What a database says of itself. */
export type Standing = {
  /** a standby, or a primary that was set to refuse writes */
  isReadOnly: boolean;
  /**
   * Which history its writes belong to: a number that grows whenever a standby is promoted. Null where only PostgreSQL's protocol is spoken, and for a
   * standby.
   */
  timeline: number | null;
};

/** The first eight hexadecimal digits of the file that is being written are the timeline, at once after a promotion; the control file is late. */
const question = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as "walFile"`;
const shortQuestion = `select current_setting('transaction_read_only') = 'on' as "isReadOnly", null as "walFile"`;

/** States of a database that lacks a function of the question, keeps it from this user, or began to recover meanwhile. */
const noAnswer: ReadonlySet<string> = new Set(["42883", "42704", "0A000", "42501", "55000"]);

export async function standingOf(client: pg.ClientBase): Promise<Standing> {
  const ask = async (text: string): Promise<Standing> => {
    const { rows } = await client.query<{ isReadOnly: boolean; walFile: string | null }>(text);
    const { isReadOnly = false, walFile = null } = rows[0] ?? {};
    return { isReadOnly, timeline: walFile === null ? null : Number.parseInt(walFile.slice(0, 8), 16) };
  };
  try {
    return await ask(question);
  } catch (error) {
    if (error instanceof Error && "code" in error && noAnswer.has(String(error.code))) return ask(shortQuestion);
    throw error;
  }
}
