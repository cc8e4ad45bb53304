import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { aCrowd, findHelpful } from "../../../test/library/a-crowd.ts";
import { pagesOf } from "../../../test/library/pages-of.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";
import { renewWorth } from "./worth/renew-worth.store.ts";

describeEachDatabase("decks that change between two pages", (openStore) => {
  async function aSite() {
    const store = await openStore();
    const campus = aCampus(store);
    const night = () => renewWorth({ store, clock: campus.clock.now, signal: new AbortController().signal });
    const crowd = await aCrowd(store, { size: 12, joinedAt: (at) => Date.now() - (30 + at) * dayMs, studyDays: 14 });
    const reader = await campus.student("reader");
    return { store, night, authors: crowd.map(campus.as), crowd, reader };
  }

  test("don't make Helpful and new skip another one, or show one twice", async () => {
    const { store, night, authors, crowd, reader } = await aSite();
    const decks: { author: CampusStudent; deck: Deck }[] = [];
    for (const [at, author] of authors.entries())
      for (const what of ["known", "new"])
        decks.push({ author, deck: await author.deck({ title: `${what} ${at}`, visibility: "Public" }) });
    const known = decks
      .filter(({ deck }) => deck.title.startsWith("known"))
      .map(({ author, deck }) => ({ ownerId: author.uid, id: deck.id }));
    for (const deck of known)
      await findHelpful(
        store,
        crowd.filter((uid) => uid !== deck.ownerId),
        [deck],
      );
    await night();

    const shown: string[] = [];
    const hidden: string[] = [];
    const titlesOf = (page: LibraryPage) => page.decks.map(({ title }) => title);
    let page = await jsonOf<LibraryPage>(reader.get("/api/library?sort=helpful-and-new&limit=5"));
    shown.push(...titlesOf(page));
    for (let number = 0; page.nextCursor !== null; number += 1) {
      // One that was shown is hidden, and one that was not; another author publishes; then all draw other lots.
      const isNew = ({ deck }: (typeof decks)[number], was: boolean) =>
        deck.title.startsWith("new") && shown.includes(deck.title) === was && !hidden.includes(deck.title);
      for (const was of [true, false]) {
        const one = number < 2 ? decks.find((deck) => isNew(deck, was)) : undefined;
        if (one) hidden.push(one.deck.title);
        if (one) await one.author.show(one.deck, "Private");
      }
      if (number < 3) await authors[11 - number]!.deck({ title: `later ${number}`, visibility: "Public" });
      if (number === 1) await night();
      page = await jsonOf<LibraryPage>(reader.get(`/api/library?sort=helpful-and-new&limit=5&cursor=${page.nextCursor}`));
      shown.push(...titlesOf(page));
    }
    expect(new Set(shown).size).toBe(shown.length);
    const missed = decks.map(({ deck }) => deck.title).filter((title) => !shown.includes(title) && !hidden.includes(title));
    expect(missed).toEqual([]);
    expect(hidden).toHaveLength(4);
  });

  test("don't make a search by relevance skip another one, or show one twice", async () => {
    const { store, authors, reader } = await aSite();
    const publish = async (titles: readonly string[]) => {
      for (const title of titles) await authors[0]!.deck({ title, visibility: "Public" });
      await indexWaitingDecks({ store, log: silent });
    };
    const numbered = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at}`);
    const few = numbered("quartz", 9);
    const nearly = numbered("quarts", 4);
    const misspelt = numbered("chemistry", 7);
    const rare = ["granite of one", "granite of two", "basalt of one", "basalt of two", "basalt of three"];
    await publish([...few, ...nearly, ...misspelt, ...rare]);
    const searches = {
      // With ten decks that have the word, others are not looked for any more.
      quartz: { all: [...few, ...nearly], later: ["quartz again", "more quartz"] },
      // Nothing has it as it was typed, until somebody misspells it alike.
      chemestry: { all: misspelt, later: ["chemestry"] },
      // The rarest word is first, until it is no longer the rarest; then one deck has both.
      "granite basalt": { all: rare, later: ["granite", "granite once more", "granite and basalt"] },
    };
    for (const [search, { all, later }] of Object.entries(searches)) {
      const shown = await pagesOf(reader, { search, limit: "2" }, async (page) => void (page === 2 && (await publish(later))));
      const titles = shown.map(({ title }) => title);
      expect(new Set(titles).size, search).toBe(titles.length);
      expect(
        all.filter((title) => !titles.includes(title)),
        search,
      ).toEqual([]);
    }
  });

  test("a forged list of new decks shows no deck that is not Public, and a long one is refused", async () => {
    const { authors, reader } = await aSite();
    const [ada, bob] = [authors[0]!, authors[1]!];
    const secret = await ada.deck({ title: "secret" });
    const shown = await bob.deck({ title: "shown", visibility: "Public" });
    for (const title of ["other", "another"]) await ada.deck({ title, visibility: "Public" });
    const path = "/api/library?sort=helpful-and-new&limit=1";
    const { nextCursor } = await jsonOf<LibraryPage>(reader.get(path));
    const fields = JSON.parse(Buffer.from(nextCursor ?? "", "base64url").toString()) as unknown[];
    const forged = (ids: readonly unknown[]) => {
      const at = fields.findIndex((field) => Array.isArray(field));
      return `${path}&cursor=${Buffer.from(JSON.stringify(fields.with(at, ids))).toString("base64url")}`;
    };
    const page = await jsonOf<LibraryPage>(reader.get(forged([secret.id, shown.id]).replace("limit=1", "limit=20")));
    const titles = page.decks.map(({ title }) => title);
    expect(titles).toContain("shown");
    expect(titles).not.toContain("secret");
    for (const ids of [Array.from({ length: 51 }, (_, at) => at + 2), ["1 or 1"], [-1]]) {
      const reply = await reader.get(forged(ids));
      expect([reply.status, await codeIn(reply)]).toEqual([400, "library/bad-cursor"]);
    }
  });
});
