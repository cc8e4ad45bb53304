import type { Deck } from "@recollect/domain/decks/deck.ts";
import { visibilities } from "@recollect/domain/decks/visibility.ts";
import { isListed, isShared } from "@recollect/domain/permissions/decks.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import type { Store } from "../store/store.ts";

type Appended = { absent: { why: string }[] };

/** Every route that can show a student a deck of another, with what it shows. */
async function met(bob: CampusStudent, { id, title, cards: [card] }: Deck, ownerId: string) {
  const deckKey = deckKeyOf(ownerId, id);
  const [deckId, cardId, at] = [id, card?.id ?? "", Date.now()];
  const answer = { id: crypto.randomUUID(), deckKey, cardId, at, kind: "answer", source: "study", rating: "good", tookMs: 1000 };
  const examDay = new Date(at + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const status = async (reply: Promise<Response>) => (await reply).status;
  const holdsTitle = async (path: string) => (await (await bob.get(path)).text()).includes(title);
  return {
    link: await status(bob.get(`/api/library/${id}`)),
    copy: await status(bob.send("POST", `/api/library/${id}/copies`)),
    queue: await status(bob.get(`/api/study/queue?deckId=${id}`)),
    progress: await status(bob.get(`/api/study/progress?deckId=${id}`)),
    exam: await status(bob.send("PUT", `/api/study/decks/${id}/exam`, { day: examDay })),
    test: await status(bob.send("POST", "/api/practice/multiple-choice", { deckId })),
    evaluation: await status(bob.send("POST", "/api/practice/evaluations", { deckId, cardId, answer: "x" })),
    answer: (await jsonOf<Appended>(bob.send("POST", "/api/study/entries", { entries: [answer] }))).absent.map(({ why }) => why),
    library: await holdsTitle("/api/library?sort=newest"),
    search: await holdsTitle(`/api/library?sort=newest&search=${encodeURIComponent(title)}`),
    profile: await holdsTitle("/api/profiles/ada"),
    wholeQueue: await holdsTitle("/api/study/queue"),
    wholeProgress: await holdsTitle("/api/study/progress"),
  };
}

async function changeVisibility(store: Store, id: number, visibility: string): Promise<void> {
  await store.write(({ db }) =>
    db
      .updateTable("decks")
      .set({ visibility: visibility as "Public" })
      .where("id", "=", id)
      .execute(),
  );
}

describeEachDatabase("another student's deck", (openStore) => {
  test.each(["Friends", ...visibilities])("is open or closed everywhere as the rules say: %s", async (visibility) => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ title: "Quite unlike others", cards: cards(5), visibility: "Public" });
    const before = await met(bob, deck, ada.uid);
    expect(before).toMatchObject({ link: 200, copy: 201, queue: 200, test: 200, answer: [], library: true, search: true, profile: true });

    await changeVisibility(store, deck.id, visibility);
    const copy = (await jsonOf<Deck[]>(bob.get(`/api/users/${bob.uid}/decks`)))[0];
    await bob.send("DELETE", `/api/users/${bob.uid}/decks/${copy?.id}`);
    const now = await met(bob, deck, ada.uid);
    const row = { visibility: visibility as Deck["visibility"] };
    const [shared, listed] = [isShared(row), isListed(row)];
    const status = shared ? 200 : 404;
    expect(now).toMatchObject({ link: status, copy: shared ? 201 : 404, queue: status, progress: status, exam: status, test: status });
    expect(now).toMatchObject({ evaluation: status, answer: shared ? [] : ["closed"], library: listed, search: listed, profile: listed });
    expect(now).toMatchObject({ wholeQueue: shared, wholeProgress: shared });
    expect((await ada.get(`/api/users/${ada.uid}/decks/${deck.id}`)).status).toBe(200);
  });

  test("can be studied as long as it is shared: the triggers follow the same rule", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ cards: cards(1), visibility: "Public" });
    expect((await met(bob, deck, ada.uid)).answer).toEqual([]);
    const present = async () =>
      (await store.read.selectFrom("studyCards").select("isPresent").where("userId", "=", bob.uid).execute())[0]?.isPresent;
    for (const visibility of ["Friends", ...visibilities, "Secret"]) {
      await changeVisibility(store, deck.id, visibility);
      expect(await present(), visibility).toBe(isShared({ visibility: visibility as Deck["visibility"] }) ? 1 : 0);
    }
  });
});
