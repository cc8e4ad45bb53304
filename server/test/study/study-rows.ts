import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { cardKeyOf, deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { inLogOrder } from "@recollect/domain/study/log/log.ts";
import { rebuilt } from "@recollect/domain/study/log/rebuild.ts";

import { queryOn } from "../databases.ts";

type Row = Record<string, unknown>;

/** All study data of a database: each student's log, and the cards' derived states, as text. */
export type StudyRows = { log: Map<string, Entry[]>; cards: Map<string, string[]> };

/** Reads without a server, from the files or the address in its settings. */
export async function studyRows(settings: Readonly<Record<string, string>>): Promise<StudyRows> {
  const { DATABASE_URL: url, DATA_DIR: folder = "" } = settings;
  const log = `select "userId", "entry" from "studyLog"`;
  const cards = `select "userId", "deckOwnerId", "deckId", "cardId", "isSuspended", "buriedUntil", "lastAt", "lastId", "state" from "studyCards"`;
  const [logRows, cardRows] = url ? await fromPostgres(url, [log, cards]) : fromFile(join(folder, "recollect.db"), [log, cards]);
  return {
    log: mapped(logRows, ({ entry }) => JSON.parse(String(entry)) as Entry),
    cards: mapped(cardRows, (row) => {
      const card = { deckKey: deckKeyOf(String(row["deckOwnerId"]), Number(row["deckId"])), cardId: String(row["cardId"]) };
      const buriedUntil = row["buriedUntil"] === null ? null : Number(row["buriedUntil"]);
      const last = `${Number(row["lastAt"])} ${String(row["lastId"])}`;
      return described(cardKeyOf(card), { state: String(row["state"]), isSuspended: Number(row["isSuspended"]) === 1, buriedUntil, last });
    }),
  };
}

/** The cards' states derived by the domain from a log, in the same form. */
export function rebuiltRows(log: readonly Entry[]): string[] {
  const entries = Map.groupBy(log, cardKeyOf);
  return [...rebuilt(log)].map(([key, { card, isSuspended, buriedUntil }]) => {
    const last = entries.get(key)!.toSorted(inLogOrder).at(-1)!;
    return described(key, { state: JSON.stringify(card), isSuspended, buriedUntil, last: `${last.at} ${last.id}` });
  });
}

type Described = { state: string; isSuspended: boolean; buriedUntil: number | null; last: string };

function described(key: string, { state, isSuspended, buriedUntil, last }: Described): string {
  return `${key} ${state} suspended ${isSuspended} buried until ${buriedUntil} last ${last}`;
}

function mapped<T>(rows: readonly Row[], read: (row: Row) => T): Map<string, T[]> {
  return new Map([...Map.groupBy(rows, ({ userId }) => String(userId))].map(([uid, own]) => [uid, own.map(read)]));
}

type TwoTables = [Row[], Row[]];

async function fromPostgres(url: string, [first, second]: [string, string]): Promise<TwoTables> {
  return [(await queryOn(url, first)).rows as Row[], (await queryOn(url, second)).rows as Row[]];
}

function fromFile(path: string, [first, second]: [string, string]): TwoTables {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return [file.prepare(first).all(), file.prepare(second).all()];
  } finally {
    file.close();
  }
}
