import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { expect, test, vi } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { queryOn, aTemporaryFolder, describeEachDatabase } from "../../../test/databases.ts";
import type { Store } from "../../store/store.ts";

/** Remembers the database as it is; the returned function makes it so again, under the running process. */
async function remember({ place }: Store): Promise<() => Promise<unknown>> {
  if (place.kind === "sqlite") {
    const copy = join(await aTemporaryFolder(), "copy.db");
    await copyDatabase(place.path, copy);
    return () => copyDatabase(copy, place.path);
  }
  const tables = ["decks", "library", "libraryCounts"];
  const copied = tables.map((table) => `create table "past"."${table}" as table "${table}"`).join(";");
  await queryOn(place.url, `drop schema if exists "past" cascade; create schema "past"; ${copied}`);
  // Without triggers, as a replica that was behind has the rows.
  const restored = tables.map((table) => `delete from "${table}"; insert into "${table}" select * from "past"."${table}"`).join(";");
  return () => queryOn(place.url, `begin; set local session_replication_role = replica; ${restored}; commit; drop schema "past" cascade`);
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from);
  await backup(source, to).finally(() => source.close());
}

describeEachDatabase("a database that loses its last changes under a running process", (openStore) => {
  async function someDecks() {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const titles = async () => (await jsonOf<LibraryPage>(bob.get("/api/library"))).decks.map(({ title }) => title);
    const other = await ada.deck({ title: "Rivers", visibility: "Public" });
    const secret = await ada.deck({ title: "Diary" });
    await ada.deck({ title: "Hills", visibility: "Public" });
    return { store, ada, titles, other, secret };
  }

  test("lists no deck whose publication was lost, when it counts as many changes as before", async () => {
    const { store, ada, titles, other, secret } = await someDecks();
    const goBack = await remember(store);
    await ada.show(secret, "Public");
    expect(await titles()).toEqual(["Hills", "Diary", "Rivers"]);
    await goBack();
    // As many changes as were lost: one row of the Library less, after one more.
    await ada.show(other, "Private");
    expect(await titles()).toEqual(["Hills"]);
  });

  test("lists no deck whose publication was lost, when it counts fewer changes", async () => {
    const { store, ada, titles, secret } = await someDecks();
    const goBack = await remember(store);
    await ada.show(secret, "Public");
    expect(await titles()).toContain("Diary");
    await goBack();
    expect(await titles()).toEqual(["Hills", "Rivers"]);
    expect(await titles()).toEqual(["Hills", "Rivers"]);
  });

  test("lists a deck again whose hiding was lost, and hides it again", async () => {
    const { store, ada, titles, other } = await someDecks();
    const goBack = await remember(store);
    await ada.show(other, "Private");
    expect(await titles()).toEqual(["Hills"]);
    await goBack();
    expect(await titles()).toEqual(["Hills", "Rivers"]);
    await ada.show(other, "Private");
    expect(await titles()).toEqual(["Hills"]);
  });

  test("is asked again for every page after its connection broke, whatever it counts", async () => {
    const { store, ada, titles, secret } = await someDecks();
    const { place } = store;
    if (place.kind === "sqlite") return;
    const gap = vi.fn<() => void>();
    store.onGap(gap);
    await ada.show(secret, "Public");
    expect(await titles()).toContain("Diary");
    // A replica with the same numbers and another content, which only a forged one has.
    await queryOn(
      place.url,
      `begin; set local session_replication_role = replica;
      update "decks" set "visibility" = 'Private' where "id" = ${secret.id}; delete from "library" where "id" = ${secret.id}; commit`,
    );
    const listening = "query ilike 'listen%' or query ilike 'select pg_notify%'";
    await queryOn(
      place.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (${listening})`,
    );
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), 5000);
    expect(await titles()).toEqual(["Hills", "Rivers"]);
  });
});
