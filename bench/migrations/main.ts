import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { openPostgres } from "@recollect/server/store/postgres/postgres.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";
import { migrations } from "@recollect/server/store/migrations/list.ts";
import type { Store } from "@recollect/server/store/store.ts";
import { sql } from "kysely";

import { onEachDatabase } from "../kit/databases.ts";
import { addManyDecks, manyDecks } from "./many-decks.ts";
import type { Walk } from "./walk.ts";

const run = promisify(execFile);

/** The migration after which there is a study log and nothing derived from it, counted from 1. */
const firstWithLog = migrations.findIndex(({ name }) => name === "0004-study") + 1;

/** The time of each migration with 100,000 decks in the database, down and up again, and its memory; `DECKS=1000` for fewer. */
export async function migrationsWithManyDecks(): Promise<void> {
  const count = Number(process.env["DECKS"] ?? manyDecks.decks);
  await onEachDatabase(async (name, { DATABASE_URL }) => {
    const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
    const place = () => DATABASE_URL ?? folder;
    const open = () => (DATABASE_URL === undefined ? openSqlite(folder) : openPostgres(DATABASE_URL));
    try {
      const before = await withStore(open, async (store) => {
        await addManyDecks(store, count);
        return contentOf(store, "studied");
      });
      console.log(`\n${name}: ${JSON.stringify(before)}`);
      print("back to where the log is all that is known of studying", await walked(place(), firstWithLog));
      same(before, await withStore(open, (store) => contentOf(store, "studied")));
      print("back to where there are decks alone", await walked(place(), 1));
      same(await withStore(open, (store) => contentOf(store, "decks")), before);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

async function withStore<T>(open: () => Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

type Ways = { back: Walk; forth: Walk };

/** Each direction in a process of its own, so that each has its own memory. */
async function walked(place: string, least: number): Promise<Ways> {
  const walk = fileURLToPath(new URL("./walk.ts", import.meta.url));
  const way = async (...args: string[]) => JSON.parse((await run(process.execPath, [walk, place, ...args])).stdout) as Walk;
  return { back: await way(String(least)), forth: await way() };
}

function same(some: Sums, known: Sums): void {
  for (const [name, sum] of Object.entries(some))
    if (sum !== known[name]) throw new Error(`what came back is not what went: ${name} is ${sum}, and not ${known[name]}`);
}

type Sums = Record<string, number>;

/** What has to stay the same: sums and counts over all rows, also of the study data, or of the decks alone. */
async function contentOf({ read }: Store, kept: "studied" | "decks"): Promise<Sums> {
  const ofDecks = [
    [`count(*) as "decks", sum("cardCount") as "cards", sum(octet_length("cards")) as "bytes", max("id") as "lastId"`, "decks"],
    [`count(*) as "listed"`, "library"],
    [`sum("decks") as "used", sum("deckCount") as "counted"`, "storageUse"],
  ];
  const ofStudying = [
    [`count(*) as "studied", sum("isPresent") as "present", max("due") as "lastDue"`, "studyCards"],
    [`count(*) as "answers", max("at") as "lastAt"`, "studyLog"],
    [`count(*) as "prompts"`, "prompts"],
    [`sum("prompts") as "asked"`, "deckPrompts"],
    [`sum("touched") as "touched"`, "studyDecks"],
  ];
  const parts = await Promise.all(
    (kept === "studied" ? [...ofDecks, ...ofStudying] : ofDecks).map(([columns, table]) =>
      sql.raw<object>(`select ${columns} from "${table}"`).execute(read),
    ),
  );
  const all: Record<string, unknown> = Object.assign({}, ...parts.map(({ rows }) => rows[0]));
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, Number(value)]));
}

function print(what: string, { back, forth }: Ways): void {
  console.log(`\n${what}`);
  const names = [...back.steps, ...forth.steps].map((step) => step.name);
  const ms = ({ steps }: Walk, name: string) => Math.round(steps.find((step) => step.name === name)?.ms ?? Number.NaN);
  const slow = [...new Set(names)].sort().filter((name) => Math.max(ms(back, name), ms(forth, name)) >= 100);
  console.table(Object.fromEntries(slow.map((name) => [name, { "back, ms": ms(back, name), "forth, ms": ms(forth, name) }])));
  for (const [way, { steps, idleMb, mostMb }] of Object.entries({ back, forth }))
    console.log(
      `${way}: ${(steps.reduce((sum, step) => sum + step.ms, 0) / 1000).toFixed(1)} s, memory ${idleMb} MB before, ${mostMb} MB at most`,
    );
}
