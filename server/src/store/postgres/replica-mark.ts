import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import { hourMs } from "@recollect/domain/time/units.ts";

import "./replica-marks.tables.ts";
import { connectionOptions } from "./connection-options.ts";
import { isFull } from "./postgres-errors.ts";

/** How long a replica may take to answer, in ms. */
const answerMs = 2_000;

/** The pause between two looks for a mark, in ms. */
const lookMs = 20;

/** Marks are forgotten after this time, in ms: no replica is waited for that long. */
const markMs = hourMs;

/**
 * Writes a mark to the primary. Positions in the log would need no write, but do not say whose log it is: a replica that still follows a former primary can be
 * further on than the new one. The mark need not wait for a synchronous standby.
 */
const writing = `with forgotten as (delete from "replicaMarks" where "writtenAt" < extract(epoch from clock_timestamp()) * 1000 - ${markMs})
  insert into "replicaMarks" ("mark", "writtenAt")
  select $1, (extract(epoch from clock_timestamp()) * 1000)::bigint from set_config('synchronous_commit', 'local', true)`;

const looking = `select pg_is_in_recovery() as "isReplica", exists (select 1 from "replicaMarks" where "mark" = $1) as "hasMark"`;

/** Asks the primary one statement. */
export type AskPrimary = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** Writes a mark, and returns it. Every replica that shows it has all that was acknowledged before. */
export async function writeMark(ask: AskPrimary): Promise<string> {
  const mark = randomUUID();
  await ask(writing, [mark]);
  return mark;
}

/** How long a replica took to show a mark, in ms, or why it can't be read, as the end of a sentence. */
export type ReplicaAnswer = { behindMs: number } | { reason: string };

/** Waits until a replica shows a mark. A replica that does not answer is not waited for. */
export async function waitForMark(url: string, mark: string, waitMs: number): Promise<ReplicaAnswer> {
  const client = new pg.Client({ ...connectionOptions(url), connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  client.on("error", () => {});
  const since = performance.now();
  try {
    await client.connect();
    for (;;) {
      const { rows } = await client.query<{ isReplica: boolean; hasMark: boolean }>(looking, [mark]);
      const { isReplica = false, hasMark = false } = rows[0] ?? {};
      if (!isReplica) return { reason: "accepts writes, so it is no replica" };
      const behindMs = performance.now() - since;
      if (hasMark) return { behindMs };
      if (behindMs >= waitMs) return { reason: "is too far behind, or a replica of another database" };
      await pause(lookMs);
    }
  } catch (failure) {
    return { reason: reasonOf(failure) };
  } finally {
    void client.end().catch(() => {});
  }
}

/** In words that anybody may read: the driver's own can contain the user's name. */
function reasonOf(failure: unknown): string {
  const code = failure instanceof Error && "code" in failure ? String(failure.code) : "";
  if (isFull(failure)) return "has no connection left";
  if (code.startsWith("28")) return "refuses this user or password";
  if (code === "42P01" || code === "3D000") return "is not a replica of this database";
  return "does not answer";
}
