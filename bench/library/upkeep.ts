import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";

import { createDecks } from "../../server/src/features/decks/decks.service.ts";
import { createUsers } from "../../server/src/features/accounts/users.service.ts";
import type { Store } from "../../server/src/store/store.ts";
import { aStudent } from "../../server/test/a-student.ts";
import { knownRow, percentile, type Row } from "../kit/row.ts";
import { deckOf } from "../kit/student.ts";
import { believableDecks } from "./believable.ts";

const writers = 16;
const writes = 2000;

/** The cost of the index for writes: decks of 100 cards created, saved, published, renamed, hidden and deleted, 16 at a time, durable. */
export async function measureUpkeep(name: string, store: Store): Promise<Row[]> {
  const decks = createDecks({ store, clock: Date.now, brand: DEFAULT_BRAND });
  const users = createUsers({ store, clock: Date.now, reserved: new Set(), limits: false });
  const owners: string[] = [];
  for (let number = 0; number < writers; number += 1) owners.push(await aStudent(store, { username: `writer_${number}` }));
  const titles = Array.from(believableDecks(2 * writes, 100), ({ title }) => title);
  const made: { uid: string; id: number; revision: number }[] = [];

  async function timed(what: string, write: (at: number) => Promise<unknown>): Promise<Row[]> {
    let next = 0;
    const times: number[] = [];
    const began = performance.now();
    const one = async () => {
      while (next < writes) {
        const start = performance.now();
        await write(next++);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: writers }, one));
    const perSecond = (writes / (performance.now() - began)) * 1000;
    return [knownRow(`${name}: ${what}`, perSecond, "/s"), knownRow(`${name}: the same, p99`, percentile(times, 0.99), "ms")];
  }

  const at = (index: number) => made[index] ?? { uid: "", id: 0, revision: 0 };
  const show = (index: number, visibility: string) => decks.setVisibility(at(index), at(index), visibility);
  const save = async (index: number, title: string) => {
    const { revision } = await decks.replace(at(index), at(index), deckOf(100, title), at(index).revision);
    made[index] = { ...at(index), revision };
  };
  const rows = [
    ...(await timed("a new Private deck, no index", async (index) => {
      const uid = owners[index % writers] ?? "";
      const { id, revision } = await decks.create({ uid }, uid, deckOf(100, titles[index]));
      made[index] = { uid, id, revision };
    })),
    ...(await timed("a Private deck saved, no index", (index) => save(index, titles[index] ?? ""))),
    ...(await timed("a deck made Public: into the index", (index) => show(index, "Public"))),
    ...(await timed("a Public deck's cards saved: index untouched", (index) => save(index, titles[index] ?? ""))),
    ...(await timed("a Public deck's title changed: index rewritten", (index) => save(index, titles[writes + index] ?? ""))),
  ];
  const author = { uid: owners[0] ?? "" };
  const began = performance.now();
  await users.change(author, author.uid, { username: "renamed_writer" });
  rows.push(knownRow(`${name}: an author with ${writes / writers} Public decks renamed`, performance.now() - began, "ms"));
  rows.push(...(await timed("a deck made Private: out of the index", (index) => show(index, "Private"))));
  rows.push(...(await timed("a Private deck deleted", (index) => decks.remove(at(index), at(index)))));
  await store.close();
  return rows;
}
