import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import { isSubject } from "@recollect/domain/decks/topic/topic.ts";

import { createDecks } from "../../server/src/features/decks/decks.service.ts";
import { createDeckTopics } from "../../server/src/features/decks/topic/deck-topics.ts";
import { createFinding } from "../../server/src/features/decks/finding/finding.service.ts";
import { createLibrary } from "../../server/src/features/library/library.service.ts";
import { indexDeckWords } from "../../server/src/deck-words/index-deck-words.store.ts";
import { indexWaitingDecks } from "../../server/src/library-index/index-decks.store.ts";
import { openSqlite } from "../../server/src/store/sqlite/sqlite.ts";
import type { Store } from "../../server/src/store/store.ts";
import { atLeast, type Row } from "../kit/row.ts";
import { believableCards, believableDecks } from "../library/believable.ts";
import { fillSqlite } from "../library/fill.ts";

const [othersDecks, ownOthers] = [3000, 500];
const uid = "ada";
const viewer = { uid };
const silent = () => undefined;

/** Sets of searches, and in whose decks each is tried: those of strangers are in the Library alone. */
const sets = [
  { file: "searches.tsv", name: "", isOwn: true },
  { file: "later-searches.tsv", name: " (later searches)", isOwn: true },
  { file: "searches-of-strangers.tsv", name: " (decks of strangers)", isOwn: false },
] as const;

type Search = { kind: string; search: string; title: string };

/**
 * Whether searches find the deck that a person means: by its title, with spelling mistakes, and by words on its cards, in nine languages, among thousands of
 * decks. The searches were written without sight of the index (searches.tsv, and sixty more in
 * later-searches.tsv), for these decks (decks.tsv). Each is tried in the Library and in the own decks. Those for decks of strangers, who have names and choose
 * subjects, are tried in the Library: also by a subject, or an author beside a word.
 */
export async function foundShares(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-found-"));
  try {
    await fillSqlite(folder, { decks: othersDecks, authors: 300 });
    const store = await openSqlite(folder);
    try {
      await addDecks(store);
      const rows: Row[] = [];
      for (const { file, name, isOwn } of sets) {
        const searches = (await rowsOf(file)).map(([kind = "", search = "", title = ""]): Search => ({ kind, search, title }));
        rows.push(...(await rowsFor(`in the Library${name}`, searches, libraryRank(store))));
        if (isOwn) rows.push(...(await rowsFor(`in the own decks${name}`, searches, ownRank(store))));
      }
      return rows;
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf(file: string): Promise<string[][]> {
  const text = await readFile(new URL(file, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

async function addDecks(store: Store): Promise<void> {
  await addUser(store, uid, { displayName: "Ada" });
  const decks = createDecks({ store, clock: Date.now, brand: DEFAULT_BRAND, limits: false });
  for (const { id, title } of believableDecks(ownOthers, 300))
    await decks.create(viewer, uid, {
      title,
      description: "",
      cards: believableCards(id).map(({ term, definition }) => ({ term, definition })),
    });
  const publish = async (owner: string, { title, description, cards }: Record<"title" | "description" | "cards", string>) => {
    const sides = cards.split(" | ").map((card) => card.split("=") as [string, string]);
    const content = { title, description, cards: sides.map(([term, definition]) => ({ term, definition })) };
    const { id } = await decks.create({ uid: owner }, owner, content);
    await decks.setVisibility({ uid: owner }, { uid: owner, id }, "Public");
    return { uid: owner, id };
  };
  for (const [, title = "", description = "", cards = ""] of await rowsOf("decks.tsv")) await publish(uid, { title, description, cards });
  const strangers = new Set<string>();
  const topics = createDeckTopics({ store });
  for (const row of await rowsOf("decks-of-strangers.tsv")) {
    const [username = "", displayName = "", , subject = "", title = "", description = "", cards = ""] = row;
    if (!strangers.has(username)) await addUser(store, username, { username, displayName });
    strangers.add(username);
    const place = await publish(username, { title, description, cards });
    if (isSubject(subject)) await topics.set({ uid: username }, place, { subject, level: null });
  }
  await indexWaitingDecks({ store, log: silent });
  await indexDeckWords({ store, log: silent });
}

async function addUser(store: Store, id: string, names: { username?: string; displayName: string }): Promise<void> {
  const now = new Date().toISOString();
  const user = { id, email: `${id}@example.com`, name: "", emailVerified: 0, createdAt: now, updatedAt: now, ...names };
  await store.write(
    async ({ db }) =>
      void (await db
        .insertInto("users")
        .values(user as never)
        .execute()),
  );
}

/** The place of the deck among what is found, counted from 0; -1 if it is not on the first page. */
type RankOf = (search: Search) => Promise<number>;

function libraryRank(store: Store): RankOf {
  const library = createLibrary({ store, clock: Date.now });
  return async ({ search, title }) => {
    const { decks } = await library.page(viewer, { search, sort: null, cursor: null, limit: 24 });
    return decks.findIndex((deck) => deck.title === title);
  };
}

function ownRank(store: Store): RankOf {
  const finding = createFinding({ store });
  return async ({ search, title }) => (await finding.find(viewer, uid, search)).decks.findIndex((deck) => deck.title === title);
}

/** How many have the deck among the first three, and on the first page; the others are printed. */
async function rowsFor(where: string, searches: readonly Search[], rankOf: RankOf): Promise<Row[]> {
  const ranks = await Promise.all(searches.map(async (one) => ({ ...one, rank: await rankOf(one) })));
  const share = (isGood: (rank: number) => boolean, kind?: string) => {
    const some = kind === undefined ? ranks : ranks.filter((one) => one.kind === kind);
    return (100 * some.filter(({ rank }) => isGood(rank)).length) / some.length;
  };
  const isFirst = (rank: number) => rank >= 0 && rank < 3;
  for (const { search, title, rank } of ranks.filter((one) => !isFirst(one.rank)))
    console.log(`  ${where}: “${search}” for “${title}” ${rank < 0 ? "is not found" : `is number ${rank + 1}`}`);
  return [
    atLeast(`the deck meant, among the first three ${where}`, share(isFirst), floor.first, "%"),
    atLeast(
      `the deck meant, on the first page ${where}`,
      share((rank) => rank >= 0),
      floor.page,
      "%",
    ),
    ...[...new Set(searches.map(({ kind }) => kind))].map((kind) =>
      atLeast(`  by ${kind}, among the first three ${where}`, share(isFirst, kind), floor.kind, "%"),
    ),
  ];
}

const floor = { first: 90, page: 97, kind: 85 };
