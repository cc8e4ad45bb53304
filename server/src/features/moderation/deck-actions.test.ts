import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import type { Notice } from "@recollect/domain/moderation/notice.ts";
import { expect, test } from "vitest";

import { actOnDeck, makeModerator, report } from "../../../test/a-moderator.ts";
import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";
import { eventsOf } from "../../../test/streams.ts";
import type { Store } from "../../store/store.ts";
import { createModeration, type CaseView } from "./moderation.service.ts";
import { renumberDeck } from "../../../test/renumber-deck.ts";

/** Ada shares a deck, Bob reads it, Cyd and Dee are moderators. */
async function aSite(store: Store) {
  const campus = aCampus(store, { config: { publicUrl: "https://cards.example.org", mail: { smtpUrl: "smtp://localhost", from: null } } });
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const [cyd, dee] = [await campus.student("cyd"), await campus.student("dee")];
  for (const one of [cyd, dee]) await makeModerator(store, one);
  const deck = await ada.deck({ title: "Rude words", visibility: "Public" });
  await report(bob, deck.id, { text: "rude" });
  const listed = async () => (await jsonOf<LibraryPage>(bob.get("/api/library?search=rude"))).decks.map(({ id }) => id);
  const opened = async () => (await bob.get(`/api/library/${deck.id}`)).status;
  const own = () => jsonOf<{ visibility: string }>(ada.get(`/api/users/${ada.uid}/decks/${deck.id}`));
  const noticesOf = async ({ get }: typeof ada) => jsonOf<{ notices: Notice[]; restrictions: unknown[] }>(get("/api/notices"));
  const caseOf = () => jsonOf<CaseView>(cyd.get(`/api/desk/decks/${deck.id}`));
  return { campus, ada, bob, cyd, dee, deck, listed, opened, own, noticesOf, caseOf };
}

describeEachDatabase("a moderator", (openStore) => {
  test("hides a deck: search and profile don't list it and its link still works; the author is notified, and restoring lists it again", async () => {
    const { campus, ada, bob, cyd, deck, listed, opened, own, noticesOf, caseOf } = await aSite(await openStore());
    const stream = eventsOf(await ada.get("/api/events?decks=1"));
    await stream.next("snapshot");
    expect(await jsonOf(actOnDeck(cyd, deck.id, "hide"))).toMatchObject({ restriction: "hidden", openReports: 0 });
    await stream.next("notices");
    expect((await stream.next("put")).data).toMatchObject({ id: deck.id, visibility: "Unlisted" });
    expect([await listed(), await opened()]).toEqual([[], 200]);
    expect(await jsonOf(bob.get("/api/profiles/ada"))).toMatchObject({ decks: [] });
    const told = await noticesOf(ada);
    expect(told).toEqual({
      notices: [
        {
          id: expect.any(String),
          kind: "deck-hide",
          deckId: deck.id,
          deckTitle: "Rude words",
          why: "Rule 3",
          readAt: null,
          groupId: null,
          data: null,
        },
      ],
      restrictions: [{ deckId: deck.id, level: "hidden" }],
    });
    await campus.deliver();
    expect(campus.letters).toMatchObject([{ to: expect.stringContaining(ada.uid), text: expect.stringContaining("Rule 3") }]);
    expect(await codeIn(await ada.show(deck, "Public"))).toBe("deck/hidden");
    const { seen } = await caseOf();
    expect((await actOnDeck(cyd, deck.id, "restore", { seen })).status).toBe(200);
    expect([await listed(), (await own()).visibility]).toEqual([[deck.id], "Public"]);
    expect((await noticesOf(ada)).restrictions).toEqual([]);
    await stream.cancel();
  });

  test("takes a deck down: others can't read, copy, practise or study it; the owner keeps it and can't share it, not even through the trash", async () => {
    const { ada, bob, cyd, deck, listed, opened, own, caseOf } = await aSite(await openStore());
    const card = deck.cards[0]!;
    const learned = {
      deckKey: `${ada.uid}/${deck.id}`,
      cardId: card.id,
      at: Date.now(),
      kind: "answer",
      source: "study",
      rating: "good",
      tookMs: 1,
    };
    expect((await bob.send("POST", "/api/study/entries", { entries: [{ id: "a", ...learned }] })).status).toBe(200);
    await actOnDeck(cyd, deck.id, "take-down");
    expect([await listed(), await opened(), (await own()).visibility]).toEqual([[], 404, "Private"]);
    const queue = await jsonOf<{ decks?: unknown }>(bob.get("/api/study/queue"));
    expect(JSON.stringify(queue)).not.toContain(card.term);
    for (const refused of [
      bob.send("POST", `/api/library/${deck.id}/copies`),
      bob.send("POST", "/api/practice/multiple-choice", { deckId: deck.id }),
      bob.get(`/api/study/queue?deckId=${deck.id}`),
      bob.get(`/api/library/${deck.id}/export?format=csv`),
      cyd.get(`/api/library/${deck.id}`),
    ])
      expect((await refused).status).toBe(404);
    expect(JSON.stringify(await caseOf())).not.toContain(card.term);
    for (const visibility of ["Public", "Unlisted"] as const)
      expect(await codeIn(await ada.show(deck, visibility))).toBe("deck/taken-down");
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    await ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`);
    expect(await codeIn(await ada.show(deck, "Unlisted"))).toBe("deck/taken-down");
    // The owner has deleted it, so restoring does not show it again.
    expect((await actOnDeck(cyd, deck.id, "restore", { seen: (await caseOf()).seen })).status).toBe(200);
    expect((await own()).visibility).toBe("Private");
    expect((await ada.show(deck, "Public")).status).toBe(200);
  });

  test("takes a deck down even if it is restored from the trash under another number", async () => {
    const store = await openStore();
    const { ada, bob, cyd, deck } = await aSite(store);
    await actOnDeck(cyd, deck.id, "take-down");
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    const other = await bob.deck();
    await renumberDeck(store, other.id, deck.id);
    const back = await jsonOf<{ id: number }>(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    expect(back.id).not.toBe(deck.id);
    const found = await jsonOf<CaseView>(cyd.get(`/api/desk/decks/${back.id}`));
    expect(found).toMatchObject({ ownerId: ada.uid, allReports: 1, reports: [{ text: "rude" }], log: [{ act: "deck-take-down" }] });
    expect(await jsonOf(ada.get("/api/notices"))).toMatchObject({
      notices: [{ kind: "deck-take-down", deckTitle: "Rude words" }],
      restrictions: [{ deckId: back.id, level: "taken-down" }],
    });
    expect(await codeIn(await ada.show(back, "Public"))).toBe("deck/taken-down");
    expect((await bob.show(deck, "Public")).status).toBe(200);
  });

  test("who lost the role before the action begins changes nothing", async () => {
    const store = await openStore();
    const { cyd, ada, deck, opened } = await aSite(store);
    const { uid } = cyd;
    const parts = { store, clock: Date.now, restrict: async () => true, mail: { isOn: false, wake: () => {} } };
    const lastBackups = async () => ({ areMade: false, backups: [], failure: null });
    const moderation = createModeration({ ...parts, lastBackups });
    await store.write(({ db }) => db.updateTable("users").set({ role: null }).where("id", "=", uid).execute());
    const asked = { uid, role: "caretaker" } as const;
    const refused = { code: "database/permission-denied" };
    await expect(moderation.actOnDeck(asked, { id: deck.id, act: "take-down", why: "Rule 3", seen: 0 })).rejects.toMatchObject(refused);
    await expect(moderation.actOnAccount(asked, { uid: ada.uid, act: "suspend", why: "Rule 3", seen: 0 })).rejects.toMatchObject(refused);
    await expect(moderation.invite(asked, { email: "new@example.org", why: "Rule 3" })).rejects.toMatchObject(refused);
    expect([await opened(), (await moderation.log(null)).rows]).toEqual([200, []]);
  });

  test("leaves a deck alone that its owner made Private in the meantime", async () => {
    const { ada, cyd, deck, own, caseOf } = await aSite(await openStore());
    await actOnDeck(cyd, deck.id, "hide");
    await ada.show(deck, "Private");
    await actOnDeck(cyd, deck.id, "take-down", { seen: (await caseOf()).seen });
    await actOnDeck(cyd, deck.id, "restore", { seen: (await caseOf()).seen });
    expect((await own()).visibility).toBe("Private");
  });

  test("is told what another one did first, and nothing is done twice", async () => {
    const store = await openStore();
    const { ada, cyd, dee, deck, noticesOf } = await aSite(store);
    const both = await Promise.all([actOnDeck(cyd, deck.id, "hide"), actOnDeck(dee, deck.id, "hide")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409)!;
    expect(await second.json()).toMatchObject({ error: { code: "desk/done-meanwhile", details: { act: "deck-hide", why: "Rule 3" } } });
    expect((await noticesOf(ada)).notices).toHaveLength(1);
    expect(await store.read.selectFrom("deskLog").select("act").execute()).toEqual([{ act: "deck-hide" }]);
    const log = await jsonOf<{ rows: { id: number }[] }>(dee.get("/api/desk/log"));
    const same = await actOnDeck(dee, deck.id, "hide", { seen: log.rows[0]!.id });
    expect(await codeIn(same)).toBe("desk/already-so");
  });

  test.each([
    [{ why: " " }, "desk/why-needed"],
    [{ why: "x".repeat(1001) }, "desk/why-too-long"],
  ])("gives a reason within the limit: %o is refused and changes nothing", async (body, code) => {
    const store = await openStore();
    const { cyd, deck, listed } = await aSite(store);
    expect(await codeIn(await actOnDeck(cyd, deck.id, "take-down", body))).toBe(code);
    expect(await listed()).toEqual([deck.id]);
    expect(await store.read.selectFrom("deskLog").select("act").execute()).toEqual([]);
  });

  test("can't act on own decks, missing ones, or a Private one that was never shared", async () => {
    const { ada, cyd } = await aSite(await openStore());
    const [own, closed] = [await cyd.deck({ visibility: "Public" }), await ada.deck({ title: "Diary" })];
    expect(await codeIn(await actOnDeck(cyd, own.id, "hide"))).toBe("desk/not-yourself");
    for (const id of [closed.id, 1_700_000_000_123]) {
      const [act, look] = [await actOnDeck(cyd, id, "take-down"), await cyd.get(`/api/desk/decks/${id}`)];
      for (const reply of [act, look]) expect([reply.status, await codeIn(reply)]).toEqual([404, "desk/deck-not-found"]);
    }
  });

  test("dismisses reports without a notice to the author", async () => {
    const { ada, cyd, deck, noticesOf, caseOf } = await aSite(await openStore());
    await jsonOf(actOnDeck(cyd, deck.id, "dismiss", { why: "It is a dictionary" }));
    expect(await jsonOf(cyd.get("/api/desk/reports"))).toMatchObject({ rows: [] });
    expect((await noticesOf(ada)).notices).toEqual([]);
    expect((await caseOf()).log).toMatchObject([{ act: "deck-dismiss", by: "@cyd", why: "It is a dictionary" }]);
  });

  test("warns: the notice is shown until it is read, to its student only", async () => {
    const { ada, bob, cyd, deck, noticesOf } = await aSite(await openStore());
    await actOnDeck(cyd, deck.id, "warn");
    const [notice] = (await noticesOf(ada)).notices;
    expect(notice).toMatchObject({ kind: "deck-warn", readAt: null });
    expect(await codeIn(await bob.send("POST", `/api/notices/${notice!.id}/read`))).toBe("notice/not-found");
    expect(await codeIn(await bob.send("PATCH", "/api/notices", { read: [notice!.id] }))).toBe("notice/not-found");
    expect((await ada.send("POST", `/api/notices/${notice!.id}/read`)).status).toBe(204);
    expect((await noticesOf(ada)).notices).toMatchObject([{ readAt: expect.any(Number) }]);
  });

  test("warns again: the notices are one until it is read, with both reasons, and one that comes meanwhile stays", async () => {
    const { campus, ada, cyd, deck, noticesOf } = await aSite(await openStore());
    const warn = async (why: string) => {
      campus.clock.forward(1000);
      const { log } = await jsonOf<{ log: { id: number }[] }>(cyd.get(`/api/desk/decks/${deck.id}`));
      expect((await actOnDeck(cyd, deck.id, "warn", { why, seen: log[0]?.id ?? 0 })).status).toBe(200);
    };
    await warn("Rule 3");
    await warn("Rule 4");
    const [notice, ...others] = (await noticesOf(ada)).notices;
    expect([notice, others]).toMatchObject([{ why: "Rule 4", earlier: { count: 1, reasons: ["Rule 3"] } }, []]);
    await warn("Rule 5");
    expect((await ada.send("POST", `/api/notices/${notice!.id}/read`)).status).toBe(204);
    const left = (await noticesOf(ada)).notices;
    expect(left.map(({ why, readAt }) => [why, readAt === null])).toEqual([
      ["Rule 5", true],
      ["Rule 4", false],
      ["Rule 3", false],
    ]);
    expect(left[0]).not.toHaveProperty("earlier");
  });
});
