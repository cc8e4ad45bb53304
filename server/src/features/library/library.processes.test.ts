import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { aMigratedDatabase, testDatabaseUrl } from "../../../test/databases.ts";
import { openPostgres } from "../../store/postgres/postgres.ts";

describe.skipIf(!testDatabaseUrl)("two server processes on one PostgreSQL", () => {
  test("see a change of visibility, title or name at once, whichever process made it", async () => {
    const url = await aMigratedDatabase();
    const stores = [await openPostgres(url), await openPostgres(url)] as const;
    onTestFinished(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
    const [here, there] = [aCampus(stores[0]), aCampus(stores[1])];
    const ada = await here.student("ada");
    const [bobHere, bobThere] = [await here.student("bob"), there.as((await here.student("bert")).uid)];
    const deck = await ada.deck({ title: "Capitals" });
    const adaThere = there.as(ada.uid);
    const found = async (search: string) =>
      Promise.all(
        [bobHere, bobThere].map(async (bob) => (await jsonOf<LibraryPage>(bob.get(`/api/library?search=${search}`))).decks.length),
      );
    for (let round = 0; round < 50; round += 1) {
      const maker = round % 2 ? ada : adaThere;
      const visibility = (["Public", "Unlisted", "Public", "Private"] as const)[round % 4]!;
      await maker.show(deck, visibility);
      expect(await found("capit"), visibility).toEqual(visibility === "Public" ? [1, 1] : [0, 0]);
      const replies = await Promise.all([bobHere, bobThere].map((bob) => bob.get(`/api/library/${deck.id}`)));
      expect(replies.map(({ status }) => status)).toEqual(visibility === "Private" ? [404, 404] : [200, 200]);
    }
    await ada.show(deck, "Public");
    await adaThere.send("PATCH", `/api/users/${ada.uid}`, { username: "countess" });
    expect(await found("countess")).toEqual([1, 1]);
  });

  test("a rename, an edit and a publication at the same time leave the Library consistent with the decks", async () => {
    const url = await aMigratedDatabase();
    const stores = [await openPostgres(url), await openPostgres(url)] as const;
    onTestFinished(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
    // More renames than a student may make in a day.
    const unlimited = { config: { limits: false } };
    const [here, there] = [aCampus(stores[0], unlimited), aCampus(stores[1], unlimited)];
    const ada = await here.student("ada");
    const adaThere = there.as(ada.uid);
    for (let round = 0; round < 30; round += 1) {
      const [deck, other] = [await ada.deck({ title: `Deck ${round}` }), await ada.deck({ title: `Other ${round}`, visibility: "Public" })];
      const edit = { title: `Edited ${round}`, description: "", cards: other.cards };
      await Promise.all([
        ada.send("PATCH", `/api/users/${ada.uid}`, { username: `ada_${round}` }),
        adaThere.show(deck, "Public"),
        adaThere.send("PUT", `/api/users/${ada.uid}/decks/${other.id}`, edit, { "If-Match": '"1"' }),
        round % 3 ? null : adaThere.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`),
      ]);
      const search = encodeURIComponent(`ada_${round}`);
      const { decks, total } = await jsonOf<LibraryPage>(adaThere.get(`/api/library?search=${search}&limit=100`));
      const left = await stores[0].read
        .selectFrom("decks")
        .select("title")
        .where("visibility", "=", "Public")
        .orderBy("id", "desc")
        .execute();
      expect(decks.map(({ title }) => title)).toEqual(left.map(({ title }) => title));
      expect(total).toBe(left.length);
      expect(left.map(({ title }) => title)).toContain(`Edited ${round}`);
    }
  });
});
